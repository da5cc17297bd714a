import { formatMoney } from '@semilla/format';
import { type Taxed, taxParagraphs } from '../distributions/mails.ts';
import { projectMail } from './project-mail.ts';

interface Refunded extends Taxed {
  amountCents: number;
  /** Whether the offer missed its target by its deadline. */
  isBelowTarget?: boolean;
}

/** About the end of an offer and of its project. */
export const offerMails = {
  projectFinanced: projectMail<{ amountCents: number }>('wallet.projectFinanced', {
    group: 'investments',
    words(t, { project, amountCents }) {
      const values = { project, amount: formatMoney(amountCents) };
      return {
        subject: t('wallet.mail.projectFinanced.subject', values),
        paragraphs: [t('wallet.mail.projectFinanced.text', values), t('wallet.mail.projectFinanced.next')],
      };
    },
    examples: ({ cents }) => ({ amountCents: cents }),
  }),
  projectRefunded: projectMail<Refunded>('wallet.projectRefunded', {
    group: null,
    words(t, { project, amountCents, isBelowTarget, ...taxed }) {
      const values = { project, amount: formatMoney(amountCents) };
      return {
        subject: t('wallet.mail.projectRefunded.subject', values),
        paragraphs: [
          t(`wallet.mail.projectRefunded.${isBelowTarget ? 'belowTarget' : 'text'}`, values),
          ...taxParagraphs(t, taxed),
        ],
      };
    },
    examples: {
      'of an investment': ({ cents }) => ({ amountCents: cents }),
      'below the target': ({ cents }) => ({ amountCents: cents, isBelowTarget: true }),
    },
  }),
  /** To staff: the platform refunded an offer below its target. */
  offerMissed: projectMail<{ amountCents: number; targetCents: number }>('wallet.offerMissed', {
    group: 'projects',
    words(t, { project, projectId, amountCents, targetCents }) {
      const values = { project, amount: formatMoney(amountCents), target: formatMoney(targetCents) };
      return {
        subject: t('wallet.mail.offerMissed.subject', values),
        paragraphs: [t('wallet.mail.offerMissed.text', values)],
        action: { label: t('wallet.mail.toProject'), url: `/admin/project/${projectId}` },
        footnote: t('wallet.mail.offerMissed.footnote'),
      };
    },
    examples: ({ cents }) => ({ amountCents: cents, targetCents: cents * 2 }),
  }),
  projectClosed: projectMail('wallet.projectClosed', {
    group: 'investments',
    words: (t, { project }) => ({
      subject: t('wallet.mail.projectClosed.subject', { project }),
      paragraphs: [t('wallet.mail.projectClosed.text', { project })],
    }),
    examples: () => ({}),
  }),
};
