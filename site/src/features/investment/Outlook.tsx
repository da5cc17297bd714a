import type { Cents } from '@semilla/contract';
import { formatDuration, formatMoney } from '@semilla/format';
import { pageLocale } from '../../lib/page-locale.ts';
import { FactList } from '../../ui/FactList.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { simulateReturn } from '../projects/simulate-return.ts';
import type { InvestSituation } from './invest-situation.ts';

/** The remaining balance after an amount, and its expected return. */
export function Outlook({ situation, amount }: { situation: InvestSituation; amount: Cents }) {
  const say = useSay();
  const { project, balanceCents } = situation;
  const { totalCents } = simulateReturn(project, amount);
  const duration = formatDuration(project.projectDuration, pageLocale());
  return (
    <FactList
      facts={[
        { label: say('project.invest.left'), value: formatMoney(balanceCents - amount) },
        { label: say('project.invest.outlook', { duration }), value: formatMoney(totalCents) },
      ]}
    />
  );
}
