import type { Endpoint } from '@semilla/contract';
import { useNotify } from 'react-admin';
import { useMoneyAct } from '../../../kit/acts/use-money-act.ts';

/** Runs an act of the review or the opening of a project from a dialog, which closes afterwards. */
export function usePublicationAct<E extends Endpoint>(endpoint: E, done: string, onClose: () => void) {
  const notify = useNotify();
  return useMoneyAct(endpoint, () => {
    notify(done, { type: 'success' });
    onClose();
  });
}
