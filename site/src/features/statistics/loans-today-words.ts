import type { LoansToday } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import type { Translate } from '@semilla/i18n';

/** The loans that do not go as planned today, one sentence each. */
export function loansTodayWords(today: LoansToday, t: Translate): string[] {
  const { inDefault, outstanding, recovered, late, missing, inNoWindow } = today;
  return [
    inDefault > 0 &&
      t('project.rates.today.inDefault', {
        smart_count: inDefault,
        outstanding: formatMoney(outstanding),
        recovered: formatMoney(recovered),
      }),
    late > 0 && t('project.rates.today.late', { smart_count: late, missing: formatMoney(missing) }),
    inDefault + late === 0 && t('project.rates.today.none'),
    inNoWindow > 0 && t('project.rates.today.inNoWindow', { smart_count: inNoWindow }),
  ].filter((text) => text !== false);
}
