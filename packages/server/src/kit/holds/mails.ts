import { type HoldReason, holdReasons } from '@semilla/contract';
import { formatDateTime } from '@semilla/format';
import { mailKind } from '../mail/mail-kind.ts';

/** Withdrawals are stopped, as the customer asked, or possible again. */
const newsMail = (event: 'stopped' | 'ended') =>
  mailKind('wallet.withdrawalsHeld', {
    group: null,
    words: (t) => ({
      subject: t(`wallet.hold.mail.${event}.subject`),
      paragraphs: [t(`wallet.hold.mail.${event}.text`)],
      footnote: t('wallet.hold.mail.footnote'),
    }),
    examples: { [event]: () => {} },
  });

interface Started {
  reason: HoldReason;
  until: Date;
  /** Stops withdrawals. */
  url: string;
}

export const holdMails = {
  /** To a customer whose access changed. */
  started: mailKind<Started>('wallet.withdrawalsHeld', {
    group: null,
    words: (t, { reason, until, url }) => ({
      subject: t('wallet.hold.mail.started.subject'),
      paragraphs: [
        t(`wallet.hold.reasons.${reason}`),
        t('wallet.hold.mail.started.text', { until: formatDateTime(until) }),
        t('wallet.hold.mail.started.ifNotYou'),
      ],
      action: { label: t('wallet.hold.mail.started.action'), url },
      footnote: t('wallet.hold.mail.footnote'),
    }),
    examples: Object.fromEntries(
      holdReasons.map((reason) => [
        reason,
        () => ({ reason, until: new Date('2026-02-13T12:05:00Z'), url: '/objection?token=ejemplo' }),
      ]),
    ),
  }),
  stopped: newsMail('stopped'),
  ended: newsMail('ended'),
};
