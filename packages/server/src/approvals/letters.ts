import { formatDate, formatDateTime } from '@semilla/format';
import { createTranslator, type Locale } from '@semilla/i18n';
import type { Letter } from '../kit/mail/letter.ts';
import type { ProposalRow } from '../schema/proposals.ts';

interface Addressee {
  name: string;
  language: Locale;
}

type Text = Pick<ProposalRow, 'proposalId' | 'act' | 'subjectName'>;

const pathOf = ({ proposalId }: Text) => `/admin/approvals/${proposalId}`;

/** Tells the other administrators that an act waits for a second person. */
export function proposedLetter(
  row: Text & Pick<ProposalRow, 'why' | 'lapsesAt'>,
  proposer: string,
  to: Addressee,
): Letter {
  const t = createTranslator(to.language);
  const values = {
    name: proposer,
    act: t(`approvals.acts.${row.act}`),
    subject: row.subjectName,
    until: formatDate(row.lapsesAt),
  };
  const text = t('approvals.mail.proposed.text', values);
  return {
    kind: 'approvals.proposed',
    locale: to.language,
    subject: t('approvals.mail.proposed.subject', values),
    greeting: t('auth.mail.greeting', { name: to.name }),
    paragraphs: row.why ? [text, t('approvals.mail.proposed.why', { why: row.why })] : [text],
    action: { label: t('approvals.mail.proposed.action'), url: pathOf(row) },
    footnote: t('approvals.mail.proposed.footnote'),
  };
}

type Decided = Pick<ProposalRow, 'status' | 'declineReason' | 'decidedById' | 'takesEffectAt'>;

function outcomeOf({ status, decidedById, takesEffectAt }: Decided) {
  if (status === 'pending') return undefined;
  if (status === 'scheduled') return 'approvedForLater';
  if (status === 'approved') return takesEffectAt ? 'carriedOut' : 'approved';
  if (status === 'declined') return takesEffectAt ? 'declinedLater' : 'declined';
  // A lapsed proposal has a decider only if it was approved: then something had changed when it was due.
  if (status === 'lapsed') return decidedById ? 'notCarriedOut' : 'lapsed';
  return status;
}

/**
 * Tells the proposer the outcome of a proposal, and the approver if an approved act does not happen. Undefined while
 * nothing is decided.
 */
export function decidedLetter(row: Text & Decided, decider: string, to: Addressee): Letter | undefined {
  const outcome = outcomeOf(row);
  if (!outcome) return undefined;
  const t = createTranslator(to.language);
  const values = {
    name: decider,
    act: t(`approvals.acts.${row.act}`),
    subject: row.subjectName,
    at: row.takesEffectAt ? formatDateTime(row.takesEffectAt) : '',
  };
  const text = t(`approvals.mail.${outcome}.text`, values);
  return {
    kind: outcome === 'stopped' ? 'approvals.stopped' : 'approvals.decided',
    locale: to.language,
    subject: t(`approvals.mail.${outcome}.subject`, values),
    greeting: t('auth.mail.greeting', { name: to.name }),
    paragraphs: row.declineReason
      ? [text, t('approvals.mail.reason', { reason: row.declineReason })]
      : [text],
    action: { label: t('approvals.mail.proposed.action'), url: pathOf(row) },
    footnote: t('approvals.mail.ownFootnote'),
  };
}

/** Tells the owner of an account, at the current address, that a change is about to happen, with a link to stop it. */
export function scheduledLetter(
  {
    act,
    takesEffectAt,
    url,
    removesPasskeys,
  }: {
    act: 'changeEmail' | 'deleteOtpDevice';
    takesEffectAt: Date;
    url: string;
    removesPasskeys: boolean;
  },
  to: Addressee,
): Letter {
  const t = createTranslator(to.language);
  return {
    kind: 'approvals.scheduled',
    locale: to.language,
    subject: t(`approvals.mail.scheduled.${act}.subject`),
    greeting: t('auth.mail.greeting', { name: to.name }),
    paragraphs: [
      t(`approvals.mail.scheduled.${act}.text`, { at: formatDateTime(takesEffectAt) }),
      ...(removesPasskeys ? [t('approvals.mail.scheduled.deleteOtpDevice.passkeysToo')] : []),
      t('approvals.mail.scheduled.ifNotYou'),
    ],
    action: { label: t('approvals.mail.scheduled.action'), url },
    footnote: t('approvals.mail.scheduled.footnote'),
  };
}

/** Tells the owner of an account that an announced change did not happen. */
export function notMadeLetter(act: 'changeEmail' | 'deleteOtpDevice', to: Addressee): Letter {
  const t = createTranslator(to.language);
  return {
    kind: 'approvals.scheduled',
    locale: to.language,
    subject: t(`approvals.mail.notMade.${act}.subject`),
    greeting: t('auth.mail.greeting', { name: to.name }),
    paragraphs: [t(`approvals.mail.notMade.${act}.text`)],
    footnote: t('approvals.mail.scheduled.footnote'),
  };
}

/**
 * Tells the administrators that a customer stopped all withdrawals, because the customer did not make a
 * change that was announced in a mail.
 */
export function withdrawalsStoppedLetter(
  customer: { userId: string; name: string; surname: string | null },
  fileNumbers: readonly number[],
  to: Addressee,
): Letter {
  const t = createTranslator(to.language);
  const name = [customer.name, customer.surname].filter(Boolean).join(' ');
  return {
    kind: 'approvals.stopped',
    locale: to.language,
    subject: t('approvals.mail.withdrawalsStopped.subject', { name }),
    greeting: t('auth.mail.greeting', { name: to.name }),
    paragraphs: [
      t('approvals.mail.withdrawalsStopped.text', { name }),
      ...(fileNumbers.length
        ? [t('approvals.mail.withdrawalsStopped.inFile', { numbers: fileNumbers.join(', ') })]
        : []),
    ],
    action: {
      label: t('approvals.mail.withdrawalsStopped.action'),
      url: `/admin/customer/${customer.userId}`,
    },
    footnote: t('approvals.mail.proposed.footnote'),
  };
}
