import { reflectionDaysMin } from '@semilla/contract';
import { formatPercent } from '@semilla/format';
import { createTranslator, type Locale } from '@semilla/i18n';
import type { StoredProject } from '../access.ts';

type Fees = Pick<StoredProject, 'managerFeeHundredths' | 'cancellationFeeHundredths'>;

/** What an investor reads before consenting: fees, how cents are shared out, the reflection period and how to revoke. */
export function conditionsIn(
  locale: Locale,
  { managerFeeHundredths, cancellationFeeHundredths }: Fees,
  days: number = reflectionDaysMin,
): string[] {
  const t = createTranslator(locale);
  const values = {
    days,
    managerFee: formatPercent(managerFeeHundredths),
    cancellationFee: formatPercent(cancellationFeeHundredths),
  };
  return [
    t(`project.conditions.${managerFeeHundredths ? 'fees' : 'noFees'}`, values),
    t('project.conditions.cents', values),
    t('project.conditions.period', values),
    t('project.conditions.how', values),
    t(`project.conditions.${cancellationFeeHundredths ? 'after' : 'afterFree'}`, values),
  ];
}
