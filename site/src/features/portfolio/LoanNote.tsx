import { formatDate } from '@semilla/format';
import { useSay } from '../../ui/words-context.tsx';
import { ownLoanText } from './own-loan-text.ts';
import type { Investment } from './portfolio.ts';

interface Props {
  investment: Investment;
  today: string;
}

/**
 * Tells investors that the promoter is late or in default, and how much of it is theirs. Shows nothing while
 * the promoter pays as agreed.
 */
export function LoanNote({ investment, today }: Props) {
  const say = useSay();
  const { loan, order, returns } = investment;
  if (!loan || loan.state === 'onTime') return null;
  const isInDefault = loan.state === 'default';
  return (
    <p data-loan-note className={`notice ${isInDefault ? 'danger' : 'warning'} investment-loan numbers`}>
      <strong>
        {isInDefault
          ? say('project.loan.defaultSince', { date: formatDate(loan.defaultedOn) })
          : say('project.loan.late', { smart_count: loan.daysLate })}
        .
      </strong>{' '}
      {ownLoanText([order], returns, loan, today, say)}
    </p>
  );
}
