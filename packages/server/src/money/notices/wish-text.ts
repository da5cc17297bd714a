import { formatDate, formatMoney } from '@semilla/format';
import type { Translate } from '@semilla/i18n';
import { type MailText, type Of, toInvestments, toProject } from './told.ts';

type WishNotice = Of<'wishPlaced'> | Of<'wishRevoked'> | Of<'wishEnded'> | Of<'wishAllocated'>;

function placed(t: Translate, notice: Of<'wishPlaced'>): MailText {
  const {
    projectName: project,
    projectId,
    amountCents,
    depositCents,
    freeUntil,
    windowEnd,
    isChanged,
  } = notice;
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
    link: toProject(t, projectId),
  };
}

function allocated(t: Translate, notice: Of<'wishAllocated'>): MailText {
  const { projectName: project, projectId, amountCents, allocatedCents, reason, freeUntil } = notice;
  const values = {
    project,
    wished: formatMoney(amountCents),
    amount: formatMoney(allocatedCents),
    seed: projectId,
  };
  const side = allocatedCents ? 'invested' : 'missed';
  const period = freeUntil
    ? t('wallet.mail.orderPlaced.freeUntil', { date: formatDate(freeUntil) })
    : t('wallet.mail.orderPlaced.bound');
  return {
    subject: t(`wallet.mail.wishAllocated.${side}.subject`, values),
    paragraphs: [
      t(`wallet.mail.wishAllocated.${side}.text`, values),
      t(`project.wishReasons.${reason}`),
      t('wallet.mail.wishAllocated.rule', values),
      ...(allocatedCents ? [period] : []),
    ],
    link: allocatedCents ? toInvestments(t) : toProject(t, projectId),
  };
}

export function wishText(t: Translate, notice: WishNotice): MailText {
  if (notice.kind === 'wishPlaced') return placed(t, notice);
  if (notice.kind === 'wishAllocated') return allocated(t, notice);
  const { kind, projectId, projectName: project, depositCents } = notice;
  const values = { project, deposit: formatMoney(depositCents) };
  return {
    subject: t(`wallet.mail.${kind}.subject`, values),
    paragraphs: [
      t(`wallet.mail.${kind}.text`, values),
      ...(depositCents ? [t('wallet.mail.wishReturned', values)] : []),
    ],
    link: toProject(t, projectId),
  };
}
