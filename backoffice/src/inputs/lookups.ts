import {
  type Country,
  type documentType,
  lookupPageSize,
  type Phase,
  type ProjectType,
  type User,
} from '@semilla/contract';
import { useGetIdentity, useGetList, useLocaleState } from 'react-admin';
import { useMay } from '../providers/use-may.ts';

const wholeList = { pagination: { page: 1, perPage: lookupPageSize } };
const fiveMinutesMs = 300_000;
const options = { staleTime: fiveMinutesMs };

type DocumentType = (typeof documentType)['_zod']['output'];
type Row<T> = T & { id: string };

export function useCountries() {
  const { data = [], ...asked } = useGetList<Row<Country>>('countries', wholeList, options);
  return { countries: data, ...asked };
}

export function usePhases() {
  const { data = [], ...asked } = useGetList<Row<Phase>>(
    'phases',
    { ...wholeList, sort: { field: 'orderIndex', order: 'ASC' } },
    options,
  );
  return { phases: data, ...asked };
}

export function useDocumentTypes() {
  const { data = [], ...asked } = useGetList<Row<DocumentType>>('document-types', wholeList, options);
  return { documentTypes: data, ...asked };
}

const byName = { ...wholeList, sort: { field: 'name', order: 'ASC' as const } };

/** Those who may look after a project: for administrators every manager and administrator, for managers themselves. */
export function useManagers() {
  const { identity, isPending: isAsking } = useGetIdentity();
  const enabled = useMay('project', 'assignManager') ?? false;
  const operators = useGetList<Row<User>>(
    'users',
    { ...byName, filter: { role: 'operator' } },
    { ...options, enabled },
  );
  const admins = useGetList<Row<User>>(
    'users',
    { ...byName, filter: { role: 'admin' } },
    { ...options, enabled },
  );
  const known = [...(operators.data ?? []), ...(admins.data ?? [])].map(({ id, name, surname }) => ({
    id,
    name: [name, surname].filter(Boolean).join(' '),
  }));
  const oneself = identity ? [{ id: String(identity.id), name: identity.fullName ?? '' }] : [];
  return {
    managers: enabled ? known : oneself,
    isPending: isAsking || (enabled && (operators.isPending || admins.isPending)),
    error: operators.error ?? admins.error,
    refetch: () => Promise.all([operators.refetch(), admins.refetch()]),
  };
}

/** Project types with their name in the language of the page. */
export function useProjectTypes() {
  const [locale] = useLocaleState();
  const { data = [], ...asked } = useGetList<Row<ProjectType>>('project-types', wholeList, options);
  const named = data.map((type) => ({ ...type, name: (locale === 'en' && type.nameEn) || type.name }));
  return { projectTypes: named, ...asked };
}
