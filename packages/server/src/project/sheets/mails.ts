import { formatDate } from '@semilla/format';
import type { Translate } from '@semilla/i18n';
import { projectMail, toInvestments, toProject } from '../notices/project-mail.ts';

interface ToInvestor {
  freeUntil: string | null;
  /** Whether the recipient is only on the waiting list, without an order. */
  isWaiting?: boolean;
  /** Whether a recipient with an order is also on the waiting list. */
  isAlsoWaiting?: boolean;
  /** Whether the recipient is a preinvestor, who must confirm a wish. */
  isWish?: boolean;
}

interface Suspended extends ToInvestor {
  reason: string;
  reasonEn: string;
  /** The last day of the suspension. */
  until: string;
}

interface Changed extends ToInvestor {
  changes: string | null;
  changesEn: string | null;
}

const linkOf = (t: Translate, { isWaiting, isWish, projectId }: ToInvestor & { projectId: string }) =>
  isWaiting || isWish ? toProject(t, projectId) : toInvestments(t);

function nextWhileSuspended(
  t: Translate,
  { isWaiting, isAlsoWaiting, isWish }: ToInvestor,
  values: Record<string, string>,
): string[] {
  const waiting = t('wallet.mail.stillWaiting');
  if (isWaiting) return [waiting, t('wallet.mail.offerSuspended.nextWaiting', values)];
  if (isWish) return [t('wallet.mail.stillWishing'), t('wallet.mail.offerSuspended.nextWish', values)];
  const own = [t('wallet.mail.offerSuspended.right', values), t('wallet.mail.offerSuspended.next', values)];
  return isAlsoWaiting ? [...own, waiting] : own;
}

function nextAfterChange(
  t: Translate,
  { isWaiting, isAlsoWaiting, isWish }: ToInvestor,
  values: Record<string, string>,
): string[] {
  const toConfirm = t('wallet.mail.sheetChanged.confirmPlace');
  if (isWaiting) return [toConfirm];
  if (isWish) return [t('wallet.mail.sheetChanged.confirmWish')];
  const right = t('wallet.mail.sheetChanged.right', values);
  return isAlsoWaiting ? [right, toConfirm] : [right];
}

const exampleChange = {
  changes: 'El plazo pasa de 12 a 18 meses.',
  changesEn: 'The term goes from 12 to 18 months.',
};

export const sheetMails = {
  offerSuspended: projectMail<Suspended>('wallet.offerSuspended', {
    group: null,
    words(t, notice, language) {
      const { project, reason, reasonEn, until } = notice;
      const values = { project, until: formatDate(until), reason: language === 'en' ? reasonEn : reason };
      return {
        subject: t('wallet.mail.offerSuspended.subject', values),
        paragraphs: [t('wallet.mail.offerSuspended.text', values), ...nextWhileSuspended(t, notice, values)],
        action: linkOf(t, notice),
      };
    },
    examples: () => ({
      reason: 'La deuda del promotor es mayor de lo que dice la ficha.',
      reasonEn: 'The debt of the owner is higher than the sheet says.',
      until: '2026-04-01',
      freeUntil: '2026-03-09',
    }),
  }),
  sheetChanged: projectMail<Changed>('wallet.sheetChanged', {
    group: null,
    words(t, notice, language) {
      const { project, changes, changesEn, freeUntil } = notice;
      const said = (language === 'en' ? changesEn : changes) ?? '';
      const values = { project, changes: said, until: freeUntil ? formatDate(freeUntil) : '' };
      return {
        subject: t('wallet.mail.sheetChanged.subject', values),
        paragraphs: [t('wallet.mail.sheetChanged.text', values), ...nextAfterChange(t, notice, values)],
        action: linkOf(t, notice),
      };
    },
    examples: {
      'with an order': () => ({ ...exampleChange, freeUntil: '2026-03-09' }),
      'on the waiting list': () => ({ ...exampleChange, freeUntil: null, isWaiting: true }),
      'with a preinvestment': () => ({ ...exampleChange, freeUntil: null, isWish: true }),
    },
  }),
};
