import type { TicketStateId } from '@semilla/contract';
import { useSay } from '../../ui/words-context.tsx';

/** A state that waits for the customer is highlighted. */
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
