import type { WishReason } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { projectMail, toInvestments, toProject } from '../notices/project-mail.ts';
import { reflectionText } from '../orders/mails.ts';

interface Placed {
  amountCents: number;
  depositCents: number;
  /** The last day of the wish's reflection period; null without one. */
  freeUntil: string | null;
  windowEnd: string | null;
  isChanged: boolean;
}

interface Allocated {
  amountCents: number;
  allocatedCents: number;
  reason: WishReason;
  freeUntil: string | null;
}

const returnMail = <About extends { depositCents: number }>(
  kind: 'wishRevoked' | 'wishEnded',
  entry: Pick<Parameters<typeof projectMail<About>>[1], 'group' | 'examples'>,
) =>
  projectMail<About>(`wallet.${kind}`, {
    ...entry,
    words(t, { project, depositCents }) {
      const values = { project, deposit: formatMoney(depositCents) };
      return {
        subject: t(`wallet.mail.${kind}.subject`, values),
        paragraphs: [
          t(`wallet.mail.${kind}.text`, values),
          ...(depositCents ? [t('wallet.mail.wishReturned', values)] : []),
        ],
      };
    },
  });

export const wishMails = {
  wishPlaced: projectMail<Placed>('wallet.wishPlaced', {
    group: null,
    words(t, { project, amountCents, depositCents, freeUntil, windowEnd, isChanged }) {
      const values = {
        project,
        amount: formatMoney(amountCents),
        deposit: formatMoney(depositCents),
        until: formatDate(windowEnd),
      };
      return {
        subject: t(`wallet.mail.wishPlaced.${isChanged ? 'changed' : 'subject'}`, values),
        paragraphs: [
          t('wallet.mail.wishPlaced.text', values),
          ...(depositCents ? [t('wallet.mail.wishPlaced.deposit', values)] : []),
          freeUntil
            ? t('wallet.mail.wishPlaced.freeUntil', { date: formatDate(freeUntil) })
            : t('wallet.mail.wishPlaced.free'),
          ...(windowEnd ? [t('wallet.mail.wishPlaced.next', values)] : []),
        ],
      };
    },
    examples: {
      'with a deposit': ({ cents }) => ({
        amountCents: cents,
        depositCents: 5_000,
        freeUntil: '2026-03-09',
        windowEnd: '2026-03-31',
        isChanged: false,
      }),
      'changed, without a deposit': ({ cents }) => ({
        amountCents: cents,
        depositCents: 0,
        freeUntil: null,
        windowEnd: '2026-03-31',
        isChanged: true,
      }),
    },
  }),
  wishRevoked: returnMail<{ amountCents: number; depositCents: number }>('wishRevoked', {
    group: 'investments',
    examples: ({ cents }) => ({ amountCents: cents, depositCents: 5_000 }),
  }),
  wishEnded: returnMail<{ depositCents: number }>('wishEnded', {
    group: null,
    examples: () => ({ depositCents: 5_000 }),
  }),
  wishAllocated: projectMail<Allocated>('wallet.wishAllocated', {
    group: null,
    words(t, { project, projectId, amountCents, allocatedCents, reason, freeUntil }) {
      const values = {
        project,
        wished: formatMoney(amountCents),
        amount: formatMoney(allocatedCents),
        seed: projectId,
      };
      const side = allocatedCents ? 'invested' : 'missed';
      return {
        subject: t(`wallet.mail.wishAllocated.${side}.subject`, values),
        paragraphs: [
          t(`wallet.mail.wishAllocated.${side}.text`, values),
          t(`project.wishReasons.${reason}`),
          t('wallet.mail.wishAllocated.rule', values),
          ...(allocatedCents ? [reflectionText(t, freeUntil)] : []),
        ],
        action: allocatedCents ? toInvestments(t) : toProject(t, projectId),
      };
    },
    examples: {
      'with a share': ({ cents }) => ({
        amountCents: cents,
        allocatedCents: Math.round(cents / 2),
        reason: 'share',
        freeUntil: '2026-03-09',
      }),
      'without a share': ({ cents }) => ({
        amountCents: cents,
        allocatedCents: 0,
        reason: 'noRoom',
        freeUntil: null,
      }),
    },
  }),
};
