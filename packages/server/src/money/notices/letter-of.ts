import { type DepositAccount, walletReference } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { createTranslator, type Locale, type Translate } from '@semilla/i18n';
import type { Letter } from '../../kit/mail/letter.ts';
import type { Notice } from '../../project/notices/notice.ts';
import { defaultedText, lateText, recoveredText } from './tell-loan.ts';
import { openedText } from './tell-opening.ts';
import { questionText } from './tell-question.ts';
import { depositText, transferFacts, withdrawalText } from './tell-request.ts';
import { promoterReturnedText, rejectedText, returnedText, takenBackText } from './tell-return.ts';
import { changed, suspended } from './tell-sheet.ts';
import { correctedText, taxParagraphs } from './tell-tax.ts';
import { type MailText, type Of, toInvestments, toProject, toWallet } from './told.ts';
import { wishText } from './wish-text.ts';

interface Addressee {
  name: string;
  language: Locale;
}

function placed(t: Translate, notice: Of<'orderPlaced'>): MailText {
  const { projectName: project, amountCents, freeUntil, isFromWaitingList } = notice;
  const values = { project, amount: formatMoney(amountCents) };
  const reflection = freeUntil
    ? t('wallet.mail.orderPlaced.freeUntil', { date: formatDate(freeUntil) })
    : t('wallet.mail.orderPlaced.bound');
  return {
    subject: t('wallet.mail.orderPlaced.subject', values),
    paragraphs: [
      t(isFromWaitingList ? 'wallet.mail.orderPlaced.fromList' : 'wallet.mail.orderPlaced.text', values),
      reflection,
    ],
    link: toInvestments(t),
  };
}

function waitingOver(t: Translate, notice: Of<'waitingOver'>): MailText {
  const { projectId, projectName: project, refusal } = notice;
  return {
    subject: t('wallet.mail.waitingOver.subject', { project }),
    paragraphs: [
      t(refusal ? 'wallet.mail.waitingOver.missed' : 'wallet.mail.waitingOver.ended', { project }),
      ...(refusal ? [t(`project.waitingRefusals.${refusal}`)] : []),
    ],
    link: toProject(t, projectId),
  };
}

function cancelled(t: Translate, notice: Of<'orderCancelled'>): MailText {
  const { projectName: project, amountCents, penaltyCents } = notice;
  const values = {
    project,
    amount: formatMoney(amountCents),
    penalty: formatMoney(penaltyCents),
    net: formatMoney(amountCents - penaltyCents),
  };
  const cost = t(
    penaltyCents ? 'wallet.mail.orderCancelled.penalty' : 'wallet.mail.orderCancelled.free',
    values,
  );
  return {
    subject: t('wallet.mail.orderCancelled.subject', values),
    paragraphs: [t('wallet.mail.orderCancelled.text', values), cost],
    link: toInvestments(t),
  };
}

/**
 * The mail about an approved or rejected request. For a completed deposit, it also says how to add money
 * again, with the reference that never changes.
 */
function decided(
  t: Translate,
  { decision, type, amountCents, rejectReason, walletId }: Of<'transactionDecided'>,
  depositAccount: DepositAccount | undefined,
): MailText {
  const values = { amount: formatMoney(amountCents) };
  const isDeposit = decision === 'completed' && type === 'income';
  const facts =
    isDeposit &&
    walletId &&
    depositAccount &&
    transferFacts(t, depositAccount, { reference: walletReference(walletId) });
  return {
    subject: t(`wallet.mail.${decision}.${type}.subject`, values),
    paragraphs: [
      t(`wallet.mail.${decision}.${type}.text`, values),
      ...(rejectReason ? [t('wallet.mail.reason', { reason: rejectReason })] : []),
      ...(facts ? [t('wallet.site.transfer.always')] : []),
    ],
    ...(facts && { facts }),
    link: toWallet(t),
  };
}

function received(t: Translate, notice: Of<'returnReceived'>): MailText {
  const { projectName: project, projectId, grossCents, feeCents, netCents, principalCents } = notice;
  const values = {
    project,
    gross: formatMoney(grossCents),
    fee: formatMoney(feeCents),
    net: formatMoney(netCents),
    principal: formatMoney(principalCents),
  };
  const amounts = t(
    feeCents ? 'wallet.mail.returnReceived.amounts' : 'wallet.mail.returnReceived.amount',
    values,
  );
  return {
    subject: t('wallet.mail.returnReceived.subject', values),
    paragraphs: [
      amounts,
      ...taxParagraphs(t, notice),
      ...(principalCents ? [t('wallet.mail.returnReceived.principal', values)] : []),
    ],
    link: toProject(t, projectId),
  };
}

function financed(t: Translate, notice: Of<'projectFinanced'>): MailText {
  const values = { project: notice.projectName, amount: formatMoney(notice.amountCents) };
  return {
    subject: t('wallet.mail.projectFinanced.subject', values),
    paragraphs: [t('wallet.mail.projectFinanced.text', values), t('wallet.mail.projectFinanced.next')],
    link: toProject(t, notice.projectId),
  };
}

function refunded(t: Translate, notice: Of<'projectRefunded'>): MailText {
  const values = { project: notice.projectName, amount: formatMoney(notice.amountCents) };
  const text = notice.isBelowTarget ? 'belowTarget' : 'text';
  return {
    subject: t('wallet.mail.projectRefunded.subject', values),
    paragraphs: [t(`wallet.mail.projectRefunded.${text}`, values), ...taxParagraphs(t, notice)],
    link: toProject(t, notice.projectId),
  };
}

function missed(t: Translate, notice: Of<'offerMissed'>): MailText {
  const values = {
    project: notice.projectName,
    amount: formatMoney(notice.amountCents),
    target: formatMoney(notice.targetCents),
  };
  return {
    subject: t('wallet.mail.offerMissed.subject', values),
    paragraphs: [t('wallet.mail.offerMissed.text', values)],
    link: {
      label: t('wallet.mail.toProject'),
      path: `/admin/project/${notice.projectId}`,
    },
    footnote: t('wallet.mail.offerMissed.footnote'),
  };
}

function closed(t: Translate, { kind, projectId, projectName: project }: Of<'projectClosed'>): MailText {
  const values = { project };
  return {
    subject: t(`wallet.mail.${kind}.subject`, values),
    paragraphs: [t(`wallet.mail.${kind}.text`, values)],
    link: toProject(t, projectId),
  };
}

function textOf(
  t: Translate,
  notice: Notice,
  language: Locale,
  depositAccount: DepositAccount | undefined,
): MailText {
  switch (notice.kind) {
    case 'depositRequested':
      return depositText(t, notice, depositAccount);
    case 'withdrawalRequested':
      return withdrawalText(t, notice);
    case 'projectFinanced':
      return financed(t, notice);
    case 'orderPlaced':
      return placed(t, notice);
    case 'waitingOver':
      return waitingOver(t, notice);
    case 'orderCancelled':
      return cancelled(t, notice);
    case 'transactionDecided':
      return decided(t, notice, depositAccount);
    case 'paymentReturned':
      return returnedText(t, notice, language);
    case 'paymentRejected':
      return rejectedText(t, notice, language);
    case 'promoterPaymentReturned':
      return promoterReturnedText(t, notice, language);
    case 'depositTakenBack':
      return takenBackText(t, notice);
    case 'projectRefunded':
      return refunded(t, notice);
    case 'offerMissed':
      return missed(t, notice);
    case 'returnReceived':
      return received(t, notice);
    case 'taxCorrected':
      return correctedText(t, notice);
    case 'offerSuspended':
      return suspended(t, notice, language);
    case 'sheetChanged':
      return changed(t, notice, language);
    case 'paymentLate':
      return lateText(t, notice);
    case 'loanDefaulted':
      return defaultedText(t, notice, language);
    case 'loanRecovered':
      return recoveredText(t, notice, language);
    case 'projectOpened':
      return openedText(t, notice);
    case 'questionAsked':
    case 'questionAnswered':
    case 'questionPublished':
    case 'answerAdded':
    case 'questionDeclined':
      return questionText(t, notice);
    case 'wishPlaced':
    case 'wishRevoked':
    case 'wishEnded':
    case 'wishAllocated':
      return wishText(t, notice);
    case 'projectClosed':
      return closed(t, notice);
  }
}

/** Builds the mail for a notice; `depositAccount` is the account that users transfer deposits to. */
export function letterOf(notice: Notice, to: Addressee, depositAccount?: DepositAccount): Letter {
  const t = createTranslator(to.language);
  const { subject, paragraphs, facts, link, footnote } = textOf(t, notice, to.language, depositAccount);
  return {
    kind: `wallet.${notice.kind}`,
    locale: to.language,
    subject,
    greeting: t('wallet.mail.greeting', { name: to.name }),
    paragraphs,
    ...(facts && { facts }),
    action: { label: link.label, url: link.path },
    footnote: footnote ?? t('wallet.mail.footnote'),
  };
}
