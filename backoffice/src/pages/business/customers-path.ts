import type { InputOf, v1 } from '@semilla/contract';
import { listPath } from '../../api/list-path.ts';

type Filter = Partial<
  Pick<
    InputOf<typeof v1.users.find>['query'],
    'reached' | 'fromDate' | 'toDate' | 'firstOrderMonth' | 'hasSeveralProjects'
  >
>;

/** The list of the customers that a figure counts. */
export const customersPath = (filter: Filter): string => listPath('/customer/', filter);
