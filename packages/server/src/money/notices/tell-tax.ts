import type { TaxTreatmentKind } from '@semilla/contract';
import { formatMoney, formatPercent } from '@semilla/format';
import type { Translate } from '@semilla/i18n';
import { type MailText, type Of, toWallet } from './told.ts';

interface Taxed {
  grossCents?: number;
  taxCents?: number;
  taxRateHundredths?: number;
  taxTreatment?: TaxTreatmentKind | null;
}

/** The paragraphs about the withheld tax, its rate, and why that differs from the general tax rate. */
export function taxParagraphs(t: Translate, taxed: Taxed): string[] {
  const { grossCents = 0, taxCents = 0, taxRateHundredths = 0, taxTreatment } = taxed;
  const why = taxTreatment && t(`account.taxTreatments.kinds.${taxTreatment}`);
  if (!taxCents) return why ? [t('wallet.mail.returnReceived.noTax', { why })] : [];
  const values = {
    gross: formatMoney(grossCents),
    tax: formatMoney(taxCents),
    rate: formatPercent(taxRateHundredths),
  };
  const withheld = t('wallet.mail.returnReceived.tax', values);
  return [why ? `${withheld} ${t('wallet.mail.returnReceived.treatment', { why })}` : withheld];
}

function changeOf(missingCents: number) {
  if (missingCents === 0) return 'same';
  return missingCents < 0 ? 'returned' : 'taken';
}

/** The mail about the corrected tax of a past payment, and what the correction changed in the wallet. */
export function correctedText(t: Translate, notice: Of<'taxCorrected'>): MailText {
  const { projectName, grossCents, taxBeforeCents, taxCents, taxRateHundredths } = notice;
  const values = {
    project: projectName,
    gross: formatMoney(grossCents),
    before: formatMoney(taxBeforeCents),
    tax: formatMoney(taxCents),
    rate: formatPercent(taxRateHundredths),
    difference: formatMoney(Math.abs(taxCents - taxBeforeCents)),
  };
  const change = changeOf(taxCents - taxBeforeCents);
  return {
    subject: t('wallet.mail.taxCorrected.subject', values),
    paragraphs: [t('wallet.mail.taxCorrected.text', values), t(`wallet.mail.taxCorrected.${change}`, values)],
    link: toWallet(t),
  };
}
