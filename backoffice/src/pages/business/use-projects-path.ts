import type { InputOf, v1 } from '@semilla/contract';
import { useGetIdentity } from 'react-admin';
import { listPath } from '../../api/list-path.ts';
import { useMay } from '../../api/use-may.ts';

type Filter = Partial<
  Pick<InputOf<typeof v1.projects.find>['query'], 'loanAge' | 'openedFrom' | 'openedTo' | 'phaseId'>
>;

/**
 * The address of the list of the projects that a figure counts. Managers see other projects in the list too, so it is
 * limited to theirs.
 */
export function useProjectsPath(): (filter: Filter) => string {
  const seesAll = useMay('customer', 'govern');
  const { identity } = useGetIdentity();
  return (filter) => listPath('/project/', { ...filter, ...(!seesAll && { managerId: identity?.id }) });
}
