import {
  type Country,
  type documentType,
  lookupPageSize,
  type Phase,
  type ProjectType,
} from '@semilla/contract';
import { useGetList, useLocaleState } from 'react-admin';

const wholeList = { pagination: { page: 1, perPage: lookupPageSize } };
const fiveMinutesMs = 300_000;
const options = { staleTime: fiveMinutesMs };

type DocumentType = (typeof documentType)['_zod']['output'];
type Row<T> = T & { id: string };

export function useCountries() {
  const { data = [], isPending } = useGetList<Row<Country>>('countries', wholeList, options);
  return { countries: data, isPending };
}

export function usePhases() {
  const { data = [], isPending } = useGetList<Row<Phase>>(
    'phases',
    { ...wholeList, sort: { field: 'orderIndex', order: 'ASC' } },
    options,
  );
  return { phases: data, isPending };
}

export function useDocumentTypes() {
  const { data = [], isPending } = useGetList<Row<DocumentType>>('document-types', wholeList, options);
  return { documentTypes: data, isPending };
}

/** Project types with their name in the language of the page. */
export function useProjectTypes() {
  const [locale] = useLocaleState();
  const { data = [], isPending } = useGetList<Row<ProjectType>>('project-types', wholeList, options);
  const named = data.map((type) => ({ ...type, name: (locale === 'en' && type.nameEn) || type.name }));
  return { projectTypes: named, isPending };
}
