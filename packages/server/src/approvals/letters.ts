import type { ProposalStatus } from '@semilla/contract';
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

/** To every other administrator: an act waits for a second look. */
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

const outcomes = {
  approved: 'approved',
  scheduled: 'approved',
  declined: 'declined',
  lapsed: 'lapsed',
  stopped: 'stopped',
} as const;

/** To the proposer: what became of the act; undefined while nothing was decided. */
export function decidedLetter(
  row: Text & { status: ProposalStatus; declineReason: string | null },
  decider: string,
  to: Addressee,
): Letter | undefined {
  if (!Object.hasOwn(outcomes, row.status)) return undefined;
  const outcome = outcomes[row.status as keyof typeof outcomes];
  const t = createTranslator(to.language);
  const values = { name: decider, act: t(`approvals.acts.${row.act}`), subject: row.subjectName };
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

/** To the owner of an account, at the address they still have: a change is about to happen, and a link stops it. */
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

/** To the administrators: a customer stopped all withdrawals, because a change was not theirs. */
export function withdrawalsStoppedLetter(
  customer: { userId: string; name: string; surname: string | null },
  to: Addressee,
): Letter {
  const t = createTranslator(to.language);
  const name = [customer.name, customer.surname].filter(Boolean).join(' ');
  return {
    kind: 'approvals.stopped',
    locale: to.language,
    subject: t('approvals.mail.withdrawalsStopped.subject', { name }),
    greeting: t('auth.mail.greeting', { name: to.name }),
    paragraphs: [t('approvals.mail.withdrawalsStopped.text', { name })],
    action: {
      label: t('approvals.mail.withdrawalsStopped.action'),
      url: `/admin/customer/show/${customer.userId}`,
    },
    footnote: t('approvals.mail.proposed.footnote'),
  };
}
