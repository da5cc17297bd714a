import { formatDate } from '@semilla/format';
import type { Locale, Translate } from '@semilla/i18n';
import { type MailText, type Of, toInvestments, toProject } from './told.ts';

const linkOf = (t: Translate, { isWaiting, isWish, projectId }: Of<'offerSuspended' | 'sheetChanged'>) =>
  isWaiting || isWish ? toProject(t, projectId) : toInvestments(t);

function nextWhileSuspended(
  t: Translate,
  { isWaiting, isAlsoWaiting, isWish }: Of<'offerSuspended'>,
  values: Record<string, string>,
): string[] {
  const waiting = t('wallet.mail.stillWaiting');
  if (isWaiting) return [waiting, t('wallet.mail.offerSuspended.nextWaiting', values)];
  if (isWish) return [t('wallet.mail.stillWishing'), t('wallet.mail.offerSuspended.nextWish', values)];
  const own = [t('wallet.mail.offerSuspended.right', values), t('wallet.mail.offerSuspended.next', values)];
  return isAlsoWaiting ? [...own, waiting] : own;
}

export function suspended(t: Translate, notice: Of<'offerSuspended'>, language: Locale): MailText {
  const { projectName: project, reason, reasonEn } = notice;
  const values = { project, until: formatDate(notice.until), reason: language === 'en' ? reasonEn : reason };
  return {
    subject: t('wallet.mail.offerSuspended.subject', values),
    paragraphs: [t('wallet.mail.offerSuspended.text', values), ...nextWhileSuspended(t, notice, values)],
    link: linkOf(t, notice),
  };
}

function nextAfterChange(
  t: Translate,
  { isWaiting, isAlsoWaiting, isWish }: Of<'sheetChanged'>,
  values: Record<string, string>,
): string[] {
  const toConfirm = t('wallet.mail.sheetChanged.confirmPlace');
  if (isWaiting) return [toConfirm];
  if (isWish) return [t('wallet.mail.sheetChanged.confirmWish')];
  const right = t('wallet.mail.sheetChanged.right', values);
  return isAlsoWaiting ? [right, toConfirm] : [right];
}

export function changed(t: Translate, notice: Of<'sheetChanged'>, language: Locale): MailText {
  const { projectName: project, changes, changesEn, freeUntil } = notice;
  const said = (language === 'en' ? changesEn : changes) ?? '';
  const values = { project, changes: said, until: freeUntil ? formatDate(freeUntil) : '' };
  return {
    subject: t('wallet.mail.sheetChanged.subject', values),
    paragraphs: [t('wallet.mail.sheetChanged.text', values), ...nextAfterChange(t, notice, values)],
    link: linkOf(t, notice),
  };
}
