import { percentOf, type TaxTreatmentKind } from '@semilla/contract';
import { formatMoney, formatPercent } from '@semilla/format';
import type { Translate } from '@semilla/i18n';
import { toWallet } from '../../kit/mail/links.ts';
import type { ExampleValues } from '../../kit/mail/mail-kind.ts';
import { projectMail } from '../notices/project-mail.ts';

/** The tax of a payment. Missing in notices that an earlier release queued. */
export interface Taxed {
  grossCents?: number;
  taxCents?: number;
  taxRateHundredths?: number;
  /** Why the rate differs from the general tax rate. */
  taxTreatment?: TaxTreatmentKind | null;
}

interface Received extends Taxed {
  grossCents: number;
  feeCents: number;
  netCents: number;
  principalCents: number;
}

interface Corrected {
  grossCents: number;
  /** The tax withheld so far, and the correct tax. */
  taxBeforeCents: number;
  taxCents: number;
  taxRateHundredths: number;
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

interface ExampleReturn extends Taxed {
  feeShare?: number;
  isLast?: boolean;
}

const receivedExample =
  ({ feeShare = 0.1, isLast = false, taxRateHundredths = 0, ...taxed }: ExampleReturn) =>
  ({ cents }: ExampleValues): Received => {
    const grossCents = Math.round(cents / 40);
    const feeCents = Math.round(grossCents * feeShare);
    const taxCents = percentOf(grossCents, taxRateHundredths);
    const netCents = grossCents - feeCents - taxCents;
    const principalCents = isLast ? cents : 0;
    return { grossCents, feeCents, taxCents, taxRateHundredths, netCents, principalCents, ...taxed };
  };

const correctedExample =
  (rateBefore: number, taxRateHundredths: number) =>
  ({ cents }: ExampleValues): Corrected => {
    const grossCents = Math.round(cents / 40);
    const taxBeforeCents = percentOf(grossCents, rateBefore);
    return {
      grossCents,
      taxBeforeCents,
      taxCents: percentOf(grossCents, taxRateHundredths),
      taxRateHundredths,
    };
  };

export const returnMails = {
  returnReceived: projectMail<Received>('wallet.returnReceived', {
    group: 'investments',
    words(t, { project, ...received }) {
      const { grossCents, feeCents, netCents, principalCents } = received;
      const values = {
        project,
        gross: formatMoney(grossCents),
        fee: formatMoney(feeCents),
        net: formatMoney(netCents),
        principal: formatMoney(principalCents),
      };
      const amounts = feeCents ? 'wallet.mail.returnReceived.amounts' : 'wallet.mail.returnReceived.amount';
      return {
        subject: t('wallet.mail.returnReceived.subject', values),
        paragraphs: [
          t(amounts, values),
          ...taxParagraphs(t, received),
          ...(principalCents ? [t('wallet.mail.returnReceived.principal', values)] : []),
        ],
      };
    },
    examples: {
      'with a fee': receivedExample({}),
      'without a fee': receivedExample({ feeShare: 0 }),
      'with tax withheld': receivedExample({ taxRateHundredths: 1_900 }),
      'with the rate of a treaty': receivedExample({ taxRateHundredths: 1_000, taxTreatment: 'treaty' }),
      exempt: receivedExample({ taxTreatment: 'exemptEntity' }),
      'the last one': receivedExample({ isLast: true }),
    },
  }),
  /** The tax of a past payment was corrected, which changed the wallet. */
  taxCorrected: projectMail<Corrected>('wallet.taxCorrected', {
    group: null,
    words(t, { project, grossCents, taxBeforeCents, taxCents, taxRateHundredths }) {
      const missingCents = taxCents - taxBeforeCents;
      const values = {
        project,
        gross: formatMoney(grossCents),
        before: formatMoney(taxBeforeCents),
        tax: formatMoney(taxCents),
        rate: formatPercent(taxRateHundredths),
        difference: formatMoney(Math.abs(missingCents)),
      };
      return {
        subject: t('wallet.mail.taxCorrected.subject', values),
        paragraphs: [
          t('wallet.mail.taxCorrected.text', values),
          t(`wallet.mail.taxCorrected.${changeOf(missingCents)}`, values),
        ],
        action: toWallet(t),
      };
    },
    examples: { 'given back': correctedExample(1_900, 0), taken: correctedExample(1_000, 1_900) },
  }),
};
