import {
  type Country,
  type documentType,
  lookupPageSize,
  type Phase,
  type ProjectType,
  type User,
} from '@semilla/contract';
import { useGetIdentity, useGetList, useLocaleState } from 'react-admin';
import { useMay } from '../../api/use-may.ts';
import { textIn } from './text-in.ts';

const wholeList = { pagination: { page: 1, perPage: lookupPageSize } };
const fiveMinutesMs = 300_000;
const options = { staleTime: fiveMinutesMs };

type DocumentType = (typeof documentType)['_zod']['output'];
type Row<T> = T & { id: string };

export function useCountries() {
  const { data = [], ...query } = useGetList<Row<Country>>('countries', wholeList, options);
  return { countries: data, ...query };
}

export function usePhases() {
  const { data = [], ...query } = useGetList<Row<Phase>>(
    'phases',
    { ...wholeList, sort: { field: 'orderIndex', order: 'ASC' } },
    options,
  );
  return { phases: data, ...query };
}

const namedIn = <T extends { name: string; nameEn: string | null }>(locale: string, types: T[]): T[] =>
  types.map((type) => ({ ...type, name: textIn(locale, type.name, type.nameEn) }));

/** Document types, named in the language of the page. */
export function useDocumentTypes() {
  const [locale] = useLocaleState();
  const { data = [], ...query } = useGetList<Row<DocumentType>>('document-types', wholeList, options);
  return { documentTypes: namedIn(locale, data), ...query };
}

const byName = { ...wholeList, sort: { field: 'name', order: 'ASC' as const } };

/** The users who can manage a project. An administrator gets all managers and administrators, a manager only themselves. */
export function useManagers() {
  const { identity, isPending: isIdentityPending } = useGetIdentity();
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
  const staff = [...(operators.data ?? []), ...(admins.data ?? [])].map(({ id, name, surname }) => ({
    id,
    name: [name, surname].filter(Boolean).join(' '),
  }));
  const signedInUser = identity ? [{ id: String(identity.id), name: identity.fullName ?? '' }] : [];
  return {
    managers: enabled ? staff : signedInUser,
    isPending: isIdentityPending || (enabled && (operators.isPending || admins.isPending)),
    error: operators.error ?? admins.error,
    refetch: () => Promise.all([operators.refetch(), admins.refetch()]),
  };
}

/** Project types, named in the language of the page. */
export function useProjectTypes() {
  const [locale] = useLocaleState();
  const { data = [], ...query } = useGetList<Row<ProjectType>>('project-types', wholeList, options);
  return { projectTypes: namedIn(locale, data), ...query };
}
