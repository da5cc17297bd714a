import type { WaitingRefusal } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import type { Translate } from '@semilla/i18n';
import { projectMail, toInvestments } from '../notices/project-mail.ts';

interface Placed {
  amountCents: number;
  /** The last day of the order's reflection period; null without one. */
  freeUntil: string | null;
  isFromWaitingList?: boolean;
}

export const reflectionText = (t: Translate, freeUntil: string | null) =>
  freeUntil
    ? t('wallet.mail.orderPlaced.freeUntil', { date: formatDate(freeUntil) })
    : t('wallet.mail.orderPlaced.bound');

const exampleOf =
  (freeUntil: string | null, isFromWaitingList = false) =>
  ({ cents }: { cents: number }): Placed => ({ amountCents: cents, freeUntil, isFromWaitingList });

const cancelledExample =
  (penaltyShare: number) =>
  ({ cents }: { cents: number }) => ({
    amountCents: cents,
    penaltyCents: Math.round(cents * penaltyShare),
  });

export const orderMails = {
  orderPlaced: projectMail<Placed>('wallet.orderPlaced', {
    group: null,
    words(t, { project, amountCents, freeUntil, isFromWaitingList }) {
      const values = { project, amount: formatMoney(amountCents) };
      return {
        subject: t('wallet.mail.orderPlaced.subject', values),
        paragraphs: [
          t(isFromWaitingList ? 'wallet.mail.orderPlaced.fromList' : 'wallet.mail.orderPlaced.text', values),
          reflectionText(t, freeUntil),
        ],
        action: toInvestments(t),
      };
    },
    examples: {
      'with a reflection period': exampleOf('2026-03-05'),
      'without a reflection period': exampleOf(null),
      'from the waiting list': exampleOf('2026-03-05', true),
    },
  }),
  /** `refusal` says why the place ended; it is null if the project takes no more orders. */
  waitingOver: projectMail<{ refusal: WaitingRefusal | null }>('wallet.waitingOver', {
    group: null,
    words: (t, { project, refusal }) => ({
      subject: t('wallet.mail.waitingOver.subject', { project }),
      paragraphs: refusal
        ? [t('wallet.mail.waitingOver.missed', { project }), t(`project.waitingRefusals.${refusal}`)]
        : [t('wallet.mail.waitingOver.ended', { project })],
    }),
    examples: { ended: () => ({ refusal: null }), refused: () => ({ refusal: 'balance' }) },
  }),
  orderCancelled: projectMail<{ amountCents: number; penaltyCents: number }>('wallet.orderCancelled', {
    group: 'investments',
    words(t, { project, amountCents, penaltyCents }) {
      const values = {
        project,
        amount: formatMoney(amountCents),
        penalty: formatMoney(penaltyCents),
        net: formatMoney(amountCents - penaltyCents),
      };
      const cost = penaltyCents ? 'wallet.mail.orderCancelled.penalty' : 'wallet.mail.orderCancelled.free';
      return {
        subject: t('wallet.mail.orderCancelled.subject', values),
        paragraphs: [t('wallet.mail.orderCancelled.text', values), t(cost, values)],
        action: toInvestments(t),
      };
    },
    examples: { free: cancelledExample(0), 'with a penalty': cancelledExample(0.02) },
  }),
};
