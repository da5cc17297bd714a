import { cents, type Reconciliation } from '@semilla/contract';
import { formatDate, formatDateTime, formatMoney } from '@semilla/format';
import { mailKind } from '../../kit/mail/mail-kind.ts';
import type { Unexplained } from '../../payment/bank-balances/queries.ts';

/** To administrators. */
export const reconciliationMails = {
  breach: mailKind<Pick<Reconciliation, 'startedAt' | 'breachesTotal'>>('wallet.breach', {
    group: null,
    words(t, { startedAt, breachesTotal }) {
      const values = { smart_count: breachesTotal, at: formatDateTime(startedAt) };
      return {
        subject: t('wallet.mail.breach.subject', values),
        paragraphs: [t('wallet.mail.breach.text', values), t('wallet.mail.breach.advice')],
        action: { label: t('wallet.mail.breach.action'), url: '/admin/wallet/' },
        footnote: t('wallet.mail.breach.footnote'),
      };
    },
    examples: {
      one: () => ({ startedAt: new Date('2026-03-05T03:30:00Z'), breachesTotal: 1 }),
      several: () => ({ startedAt: new Date('2026-03-05T03:30:00Z'), breachesTotal: 3 }),
    },
  }),
  /** The bank and the ledger differ, and what is stopped. */
  bankDiffers: mailKind<Pick<Unexplained, 'day' | 'unexplainedCents'>>('wallet.bankDiffers', {
    group: null,
    words(t, { day, unexplainedCents }) {
      const values = { day: formatDate(day), amount: formatMoney(cents(unexplainedCents)) };
      return {
        subject: t('wallet.mail.bankDiffers.subject', values),
        paragraphs: [t('wallet.mail.bankDiffers.text', values), t('wallet.mail.bankDiffers.stopped')],
        action: { label: t('wallet.mail.bankDiffers.action'), url: '/admin/bank/treasury' },
        footnote: t('wallet.mail.breach.footnote'),
      };
    },
    examples: () => ({ day: '2026-03-05', unexplainedCents: -12_345 }),
  }),
};
