import { formatDate } from '@semilla/format';
import type { Locale, Translate } from '@semilla/i18n';
import { type MailText, type Of, toInvestments, toProject } from './told.ts';

export function suspended(t: Translate, notice: Of<'offerSuspended'>, language: Locale): MailText {
  const { projectName: project, projectId, reason, reasonEn, isWaiting, isWish } = notice;
  const values = { project, until: formatDate(notice.until), reason: language === 'en' ? reasonEn : reason };
  return {
    subject: t('wallet.mail.offerSuspended.subject', values),
    paragraphs: [
      t('wallet.mail.offerSuspended.text', values),
      ...(isWaiting || isWish
        ? [t(isWish ? 'wallet.mail.stillWishing' : 'wallet.mail.stillWaiting')]
        : [t('wallet.mail.offerSuspended.right', values), t('wallet.mail.offerSuspended.next', values)]),
    ],
    link: isWaiting || isWish ? toProject(t, projectId) : toInvestments(t),
  };
}

function nextAfterChange(t: Translate, notice: Of<'sheetChanged'>, values: Record<string, string>): string {
  if (notice.isWish) return t('wallet.mail.sheetChanged.confirmWish');
  return t(
    notice.isWaiting ? 'wallet.mail.sheetChanged.confirmPlace' : 'wallet.mail.sheetChanged.right',
    values,
  );
}

export function changed(t: Translate, notice: Of<'sheetChanged'>, language: Locale): MailText {
  const { projectName: project, projectId, changes, changesEn, freeUntil, isWaiting, isWish } = notice;
  const said = (language === 'en' ? changesEn : changes) ?? '';
  const values = { project, changes: said, until: freeUntil ? formatDate(freeUntil) : '' };
  return {
    subject: t('wallet.mail.sheetChanged.subject', values),
    paragraphs: [t('wallet.mail.sheetChanged.text', values), nextAfterChange(t, notice, values)],
    link: isWaiting || isWish ? toProject(t, projectId) : toInvestments(t),
  };
}
