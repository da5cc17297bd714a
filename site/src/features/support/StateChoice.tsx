import type { AnswerOf, TicketStateId, v1 } from '@semilla/contract';
import { useSay } from '../../ui/words-context.tsx';

interface Props {
  chosen: TicketStateId | undefined;
  totals: NonNullable<AnswerOf<typeof v1.tickets.find>['totalByStates']>;
  onChoose: (stateId: TicketStateId | undefined) => void;
}

/** Filters the list by state, and shows the number of tickets in each state. */
export function StateChoice({ chosen, totals, onChoose }: Props) {
  const say = useSay();
  const all = totals.reduce((sum, { total }) => sum + total, 0);
  const shown = totals.filter(({ stateId, total }) => total > 0 || stateId === chosen);
  return (
    <fieldset className="ticket-states">
      <legend className="visually-hidden">{say('fields.tickets.stateId')}</legend>
      {[{ stateId: undefined, total: all }, ...shown].map(({ stateId, total }) => (
        <button
          key={stateId ?? 'all'}
          type="button"
          aria-pressed={stateId === chosen}
          onClick={() => onChoose(stateId)}
        >
          {say(stateId ? `support.site.filters.${stateId}` : 'support.site.list.everyState')}{' '}
          <span className="numbers">({total})</span>
        </button>
      ))}
    </fieldset>
  );
}
