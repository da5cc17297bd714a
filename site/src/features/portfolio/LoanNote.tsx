import { formatDate, formatMoney } from '@semilla/format';
import { useSay } from '../../ui/words-context.tsx';
import { type Investment, ownPartOf } from './portfolio.ts';

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
  const { loan } = investment;
  if (!loan || loan.state === 'onTime') return null;
  const { daysLate, lateSince, defaultedOn } = loan;
  const { missing, owed, recovered } = ownPartOf(investment, loan, today);
  const isInDefault = loan.state === 'default';
  const [title, text] = isInDefault
    ? [
        say('project.loan.defaultSince', { date: formatDate(defaultedOn) }),
        say('project.loan.ownRecovered', { recovered: formatMoney(recovered), owed: formatMoney(owed) }),
      ]
    : [
        say('project.loan.late', { smart_count: daysLate }),
        say('project.loan.ownMissing', { amount: formatMoney(missing), date: formatDate(lateSince) }),
      ];
  return (
    <p data-loan-note className={`notice ${isInDefault ? 'danger' : 'warning'} investment-loan numbers`}>
      <strong>{title}</strong> {text}
    </p>
  );
}
