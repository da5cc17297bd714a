import { percentOf, type TaxTreatmentKind } from '@semilla/contract';
import type { MailExample } from './example-values.ts';
import { inProject, notice } from './notice.ts';

interface Received {
  feeShare: number;
  isLast: boolean;
  taxRateHundredths?: number;
  taxTreatment?: TaxTreatmentKind;
}

/** A delivery of returns. */
export function received(
  variant: string,
  { feeShare, isLast, taxRateHundredths = 0, taxTreatment }: Received,
): MailExample {
  return notice((given) => {
    const grossCents = Math.round(given.cents / 40);
    const feeCents = Math.round(grossCents * feeShare);
    const principalCents = isLast ? given.cents : 0;
    const taxCents = percentOf(grossCents, taxRateHundredths);
    const netCents = grossCents - feeCents - taxCents;
    const amounts = { grossCents, feeCents, taxCents, taxRateHundredths, netCents, principalCents };
    return {
      ...inProject(given),
      kind: 'returnReceived',
      ...amounts,
      ...(taxTreatment && { taxTreatment }),
    };
  }, variant);
}

/** A correction of the tax of a past delivery. */
export const corrected = (variant: string, rateBefore: number, taxRateHundredths: number): MailExample =>
  notice((given) => {
    const grossCents = Math.round(given.cents / 40);
    const taxBeforeCents = percentOf(grossCents, rateBefore);
    const taxCents = percentOf(grossCents, taxRateHundredths);
    const amounts = { grossCents, taxBeforeCents, taxCents, taxRateHundredths };
    return { ...inProject(given), kind: 'taxCorrected', ...amounts };
  }, variant);
