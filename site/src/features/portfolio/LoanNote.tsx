import type { LoanStateAnswer } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { useSay } from '../../ui/words-context.tsx';

/**
 * Tells investors that the promoter is late or in default. Shows nothing while the promoter pays as agreed.
 */
export function LoanNote({ loan }: { loan: LoanStateAnswer }) {
  const say = useSay();
  const { state, daysLate, lateSince, missing, defaultedOn, owed, recovered } = loan;
  if (state === 'onTime') return null;
  const [title, text] =
    state === 'default'
      ? [
          say('project.loan.defaultSince', { date: formatDate(defaultedOn) }),
          say('project.loan.recovered', { recovered: formatMoney(recovered), owed: formatMoney(owed) }),
        ]
      : [
          say('project.loan.late', { smart_count: daysLate }),
          say('project.loan.missing', { amount: formatMoney(missing), date: formatDate(lateSince) }),
        ];
  return (
    <p
      data-loan-note
      className={`notice ${state === 'default' ? 'danger' : 'warning'} investment-loan numbers`}
    >
      <strong>{title}</strong> {text}
    </p>
  );
}
