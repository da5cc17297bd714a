import { type Cents, civilDateAt, rateOn, taxOf } from '@semilla/contract';
import { formatDuration, formatMoney } from '@semilla/format';
import { pageLocale } from '../../lib/page-locale.ts';
import { FactList } from '../../ui/FactList.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { simulateReturn, type TaxOn } from '../projects/simulate-return.ts';
import type { InvestSituation } from './invest-situation.ts';

/** The tax at the user's own rates; a project that has not started yet is taken to start today. */
function afterTax({ project, taxRates, at }: InvestSituation, amount: Cents): Cents {
  const rates = taxRates.map(({ from, rate }) => ({ from, rateHundredths: rate }));
  const taxOn: TaxOn = (dueOn, interest) =>
    taxOf([{ orderId: '', ...interest }], rateOn(rates, dueOn))[0] ?? 0;
  const started = { ...project, startedAt: project.startedAt ?? civilDateAt(at) };
  return simulateReturn(started, amount, taxOn).totalCents;
}

/** The remaining balance after an amount, and its expected return: after tax where it is withheld. */
export function Outlook({ situation, amount }: { situation: InvestSituation; amount: Cents }) {
  const say = useSay();
  const { project, balanceCents } = situation;
  const isTaxed = Boolean(project.taxWithholder);
  const totalCents = isTaxed ? afterTax(situation, amount) : simulateReturn(project, amount).totalCents;
  const duration = formatDuration(project.projectDuration, pageLocale());
  return (
    <FactList
      facts={[
        { label: say('project.invest.left'), value: formatMoney(balanceCents - amount) },
        {
          label: say(isTaxed ? 'project.invest.outlookTaxed' : 'project.invest.outlook', { duration }),
          value: formatMoney(totalCents),
        },
      ]}
    />
  );
}
