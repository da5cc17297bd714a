import { defaultAfterDays } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import type { Locale, Translate } from '@semilla/i18n';
import { type MailText, type Of, toProject } from './told.ts';

export function lateText(t: Translate, notice: Of<'paymentLate'>): MailText {
  const { projectId, projectName: project, daysLate, dueOn, missingCents } = notice;
  const values = {
    project,
    smart_count: daysLate,
    due: formatDate(dueOn),
    amount: formatMoney(missingCents),
  };
  return {
    subject: t('wallet.mail.paymentLate.subject', values),
    paragraphs: [t('wallet.mail.paymentLate.text', values), t('wallet.mail.paymentLate.next')],
    link: toProject(t, projectId),
  };
}

export function defaultedText(t: Translate, notice: Of<'loanDefaulted'>, language: Locale): MailText {
  const { projectId, projectName: project, owedCents, reason, reasonEn } = notice;
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
    link: toProject(t, projectId),
  };
}

export function recoveredText(t: Translate, notice: Of<'loanRecovered'>, language: Locale): MailText {
  const { projectId, projectName: project, happenedOn, amountCents } = notice;
  const values = { project, date: formatDate(happenedOn), amount: formatMoney(amountCents) };
  const amount = amountCents
    ? t('wallet.mail.loanRecovered.amount', values)
    : t('wallet.mail.loanRecovered.noAmount');
  return {
    subject: t('wallet.mail.loanRecovered.subject', values),
    paragraphs: [
      t('wallet.mail.loanRecovered.text', values),
      language === 'en' ? notice.textEn : notice.text,
      amount,
    ],
    link: toProject(t, projectId),
  };
}
