import { useResourceContext } from 'react-admin';
import { useMay } from '../../api/use-may.ts';

/** The page that a row of a list opens: the form, or the record for users who may read but not edit it. */
export function useRowPage(): 'edit' | 'show' {
  return useMay(useResourceContext() ?? '', 'edit') ? 'edit' : 'show';
}
