import { defaultAfterDays } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { projectMail } from '../notices/project-mail.ts';

interface Late {
  daysLate: number;
  /** The due day of the oldest missing payment. */
  dueOn: string;
  missingCents: number;
}

interface Defaulted {
  owedCents: number;
  /** Null if the default follows from the days late alone. */
  reason: string | null;
  reasonEn: string | null;
}

interface Recovered {
  happenedOn: string;
  amountCents: number;
  text: string;
  textEn: string;
}

/** To investors while a loan is late, in default, or being recovered. */
export const loanMails = {
  paymentLate: projectMail<Late>('wallet.paymentLate', {
    group: 'investments',
    words(t, { project, daysLate, dueOn, missingCents }) {
      const values = {
        project,
        smart_count: daysLate,
        due: formatDate(dueOn),
        amount: formatMoney(missingCents),
      };
      return {
        subject: t('wallet.mail.paymentLate.subject', values),
        paragraphs: [t('wallet.mail.paymentLate.text', values), t('wallet.mail.paymentLate.next')],
      };
    },
    examples: ({ cents }) => ({ daysLate: 15, dueOn: '2026-03-05', missingCents: cents }),
  }),
  loanDefaulted: projectMail<Defaulted>('wallet.loanDefaulted', {
    group: null,
    words(t, { project, owedCents, reason, reasonEn }, language) {
      const values = { project, amount: formatMoney(owedCents), days: defaultAfterDays };
      const why = language === 'en' ? reasonEn : reason;
      return {
        subject: t('wallet.mail.loanDefaulted.subject', values),
        paragraphs: [
          why
            ? t('wallet.mail.loanDefaulted.judged', { project, reason: why })
            : t('wallet.mail.loanDefaulted.text', values),
          t('wallet.mail.loanDefaulted.owed', values),
          t('wallet.mail.loanDefaulted.next'),
        ],
      };
    },
    examples: {
      'by the days late': ({ cents }) => ({ owedCents: cents, reason: null, reasonEn: null }),
      'by judgement': ({ cents }) => ({
        owedCents: cents,
        reason: 'El promotor ha pedido el concurso de acreedores.',
        reasonEn: 'The owner has filed for insolvency.',
      }),
    },
  }),
  loanRecovered: projectMail<Recovered>('wallet.loanRecovered', {
    group: null,
    words(t, { project, happenedOn, amountCents, text, textEn }, language) {
      const values = { project, date: formatDate(happenedOn), amount: formatMoney(amountCents) };
      return {
        subject: t('wallet.mail.loanRecovered.subject', values),
        paragraphs: [
          t('wallet.mail.loanRecovered.text', values),
          language === 'en' ? textEn : text,
          amountCents
            ? t('wallet.mail.loanRecovered.amount', values)
            : t('wallet.mail.loanRecovered.noAmount'),
        ],
      };
    },
    examples: {
      'with money': ({ cents }) => ({
        happenedOn: '2026-03-05',
        amountCents: cents,
        text: 'Se subasta la garantía.',
        textEn: 'The guarantee is auctioned.',
      }),
      'without money': () => ({
        happenedOn: '2026-03-05',
        amountCents: 0,
        text: 'Se presenta la demanda.',
        textEn: 'The claim is filed.',
      }),
    },
  }),
};
