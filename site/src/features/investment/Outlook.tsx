import type { Cents } from '@semilla/contract';
import { formatDate, formatDuration, formatMoney } from '@semilla/format';
import { pageLocale } from '../../lib/page-locale.ts';
import type { Say } from '../../lib/words.ts';
import { FactList } from '../../ui/FactList.tsx';
import { useSay } from '../../ui/words-context.tsx';
import type { SimulatedPayment } from '../projects/simulate-return.ts';
import { expectedReturn } from './expected-return.ts';
import type { InvestSituation } from './invest-situation.ts';

/** The date of a payment, or its month if the project has no start date yet. */
const dayOf = ({ dueOn, month }: SimulatedPayment, say: Say) =>
  dueOn ? formatDate(dueOn) : say('project.invest.result.month', { month: String(month) });

function paymentFacts(payments: readonly SimulatedPayment[], say: Say) {
  const last = payments.at(-1);
  const [first] = payments;
  if (!first || !last) return [];
  const fact = (name: 'first' | 'last', payment: SimulatedPayment) => ({
    label: say(`project.invest.result.${name}`, { date: dayOf(payment, say) }),
    value: formatMoney(payment.netCents + payment.principalCents),
  });
  return first === last ? [fact('last', last)] : [fact('first', first), fact('last', last)];
}

interface Props {
  situation: InvestSituation;
  /** The amount. Undefined if it is invalid or refused. */
  amount: Cents | undefined;
}

/** The expected return of an amount, its payments, and the balance left in the wallet. After tax if tax is withheld. */
export function Outlook({ situation, amount }: Props) {
  const say = useSay();
  const { project, balanceCents } = situation;
  const duration = formatDuration(project.projectDuration, pageLocale());
  if (amount === undefined) {
    return (
      <section className="invest-result" aria-label={say('project.invest.result.title')}>
        <p className="muted">{say('project.invest.result.empty', { duration })}</p>
      </section>
    );
  }
  const { totalCents, payments } = expectedReturn(situation, amount);
  const label = project.taxWithholder ? 'project.invest.outlookTaxed' : 'project.invest.outlook';
  return (
    <section className="invest-result" aria-label={say('project.invest.result.title')}>
      <p className="invest-total">
        <span className="small">{say(label, { duration })}</span>
        <strong className="numbers">{formatMoney(totalCents)}</strong>
      </p>
      <FactList
        facts={[
          ...paymentFacts(payments, say),
          { label: say('project.invest.left'), value: formatMoney(balanceCents - amount) },
        ]}
      />
    </section>
  );
}
