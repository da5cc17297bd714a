import { type VerificationStatus, verificationReasonName } from '@semilla/contract';
import { formatDate, formatDateTime } from '@semilla/format';
import type { Translate } from '@semilla/i18n';
import { mailKind } from '../kit/mail/mail-kind.ts';
import type { OpenInvestments } from './users/find-open-investments.ts';

type AboutIdentity = 'identityApproved' | 'identityDeclined' | 'identityResubmission' | 'identityExpired';
type WithAction = 'invitation' | 'newEmail' | 'enabled' | 'newDocument' | AboutIdentity;

const wordsOf = (t: Translate, name: WithAction | 'emailChanged' | 'closed' | 'disabled') => ({
  subject: t(`account.mail.${name}.subject`),
  paragraphs: [t(`account.mail.${name}.text`)],
  footnote: t(`account.mail.${name}.footnote`),
});

const withAction = (t: Translate, name: WithAction, url: string) => ({
  ...wordsOf(t, name),
  action: { label: t(`account.mail.${name}.action`), url },
});

const linkMail = (name: 'invitation' | 'newEmail', examplePage: string) =>
  mailKind<{ url: string }>(`account.${name}`, {
    group: null,
    isMailOnly: true,
    words: (t, { url }) => withAction(t, name, url),
    examples: () => ({ url: `/auth/${examplePage}?token=Qm9zcXVlIGRlIGVuY2luYXMgeSBhbGNvcm5vcXVlcyE` }),
  });

export interface IdentityOutcome {
  status: VerificationStatus;
  /** The reason given by staff who decided by hand, or by the platform. */
  decisionReason: string | null;
  reason: string | null;
  reasonCode: number | null;
}

/** Why an attempt failed, in the user's language, because the provider gives reasons in one language only. */
function reasonOf(t: Translate, outcome: IdentityOutcome) {
  if (outcome.decisionReason !== null) return outcome.decisionReason;
  const name = verificationReasonName(outcome);
  return name && t(`account.verificationReasons.${name}`);
}

const exampleOutcome = { decisionReason: null, reason: null, reasonCode: null };

/** A mail about the outcome of an identity verification. */
function identityMail(
  name: AboutIdentity,
  status: VerificationStatus,
  examples: Record<string, { reasonCode?: number; isByHand?: true }>,
) {
  return mailKind<IdentityOutcome>(`account.${name}`, {
    group: 'account',
    words(t, outcome) {
      const words = withAction(t, name, status === 'Approved' ? '/projects/' : '/user/profile?tab=customer');
      const reason = reasonOf(t, outcome);
      return reason
        ? { ...words, paragraphs: [...words.paragraphs, t('account.mail.reason', { reason })] }
        : words;
    },
    examples: Object.fromEntries(
      Object.entries(examples).map(([variant, { reasonCode = null, isByHand }]) => [
        variant,
        ({ reason }) => ({
          ...exampleOutcome,
          status,
          reasonCode,
          decisionReason: isByHand ? reason : null,
        }),
      ]),
    ),
  });
}

export const accountMails = {
  invitation: linkMail('invitation', 'reset'),
  newEmail: linkMail('newEmail', 'verify-email'),
  emailChanged: mailKind('account.emailChanged', {
    group: null,
    words: (t) => wordsOf(t, 'emailChanged'),
    examples: () => {},
  }),
  /** Says until when it is, if it ends by itself, and until when the user can still cancel orders. */
  disabled: mailKind<OpenInvestments & { endsAt?: Date | undefined }>('account.disabled', {
    group: null,
    words(t, { free, isWaiting, endsAt }) {
      const words = wordsOf(t, 'disabled');
      const each = free.map(({ projectName, until }) => `${projectName} (${formatDate(until)})`);
      return {
        ...words,
        paragraphs: [
          ...words.paragraphs,
          ...(each.length ? [t('account.mail.disabled.free', { orders: each.join(', ') })] : []),
          ...(endsAt ? [t('account.mail.disabled.until', { until: formatDateTime(endsAt) })] : []),
          ...(isWaiting ? [t('account.mail.disabled.waiting')] : []),
        ],
      };
    },
    examples: {
      'with investments': ({ project }) => ({
        free: [{ projectName: project, until: '2026-12-04' }],
        isWaiting: true,
      }),
      'for a time': () => ({ free: [], isWaiting: false, endsAt: new Date('2026-12-01T10:00:00Z') }),
    },
  }),
  enabled: mailKind('account.enabled', {
    group: null,
    words: (t) => withAction(t, 'enabled', '/auth/login'),
    examples: () => {},
  }),
  closed: mailKind('account.closed', {
    group: null,
    isMailOnly: true,
    words: (t) => wordsOf(t, 'closed'),
    examples: () => {},
  }),
  /** To a customer, about a document that staff uploaded to their profile. */
  newDocument: mailKind<{ fileName: string }>('account.newDocument', {
    group: 'account',
    words: (t, { fileName }) => ({
      ...withAction(t, 'newDocument', '/user/profile?tab=documents'),
      facts: [{ name: t('account.mail.newDocument.document'), value: fileName }],
    }),
    examples: ({ alias }) => ({ fileName: `${alias}.pdf` }),
  }),
};

/** By the status of the verification; the other statuses need no mail. */
export const identityMails = {
  Approved: identityMail('identityApproved', 'Approved', { approved: {} }),
  Declined: identityMail('identityDeclined', 'Declined', {
    'by the provider': { reasonCode: 207 },
    'for a reason that customers are not told': { reasonCode: 106 },
    'by hand': { isByHand: true },
    'without a reason': {},
  }),
  Resubmission: identityMail('identityResubmission', 'Resubmission', { 'once more': { reasonCode: 204 } }),
  ExpiredAbandoned: identityMail('identityExpired', 'ExpiredAbandoned', { 'too late': {} }),
};

/** A mail about the outcome of an identity verification; undefined for statuses that need no mail. */
export const identityMailOf = ({ status }: Pick<IdentityOutcome, 'status'>) =>
  Object.hasOwn(identityMails, status) ? identityMails[status as keyof typeof identityMails] : undefined;
