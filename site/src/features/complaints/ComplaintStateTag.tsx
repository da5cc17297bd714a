import type { ComplaintOutcome, ComplaintState } from '@semilla/contract';
import { useSay } from '../../ui/words-context.tsx';

const colours: Record<ComplaintState, string> = {
  Received: 'blue',
  Admissible: 'amber',
  Inadmissible: 'grey',
  Decided: 'green',
};

interface Props {
  state: ComplaintState;
  outcome: ComplaintOutcome | null;
}

export function ComplaintStateTag({ state, outcome }: Props) {
  const say = useSay();
  return (
    <span className={`tag ${colours[state]}`}>
      {outcome ? say(`support.complaints.outcomes.${outcome}`) : say(`support.complaints.states.${state}`)}
    </span>
  );
}
