import { type RaRecord, useLocation, useRecordContext } from 'react-admin';

/** Where the form with this name keeps its draft: per page and, in lists, per record. */
export function useProseDraftPath(name: string, record?: Partial<RaRecord>): string {
  const { pathname } = useLocation();
  const shown = useRecordContext();
  return [pathname, name, record?.id || shown?.id].filter(Boolean).join(' ');
}
