import type { TicketStateId } from '@semilla/contract';
import { useSay } from '../../ui/words-context.tsx';

/** States that wait for the customer have a strong colour. */
const colours: Record<TicketStateId, string> = {
  Open: 'blue',
  InProcess: 'blue',
  PendingCustomer: 'amber',
  PendingManager: 'blue',
  Closed: 'green',
  Dismissed: 'grey',
};

export function TicketState({ stateId }: { stateId: TicketStateId }) {
  const say = useSay();
  return <span className={`tag ${colours[stateId]}`}>{say(`support.site.states.${stateId}`)}</span>;
}
