import { type VerificationStatus, verificationReasonName } from '@semilla/contract';
import { formatDate, formatDateTime } from '@semilla/format';
import { createTranslator, type Locale } from '@semilla/i18n';
import type { Letter, Link } from '../kit/mail/letter.ts';
import type { OpenInvestments } from './users/find-open-investments.ts';

interface Addressee {
  name: string;
  language: Locale;
}

type WithLink = 'invitation' | 'newEmail';
type WithoutLink = 'emailChanged' | 'closed';
type AboutIdentity = 'identityApproved' | 'identityDeclined' | 'identityResubmission' | 'identityExpired';
type Name = WithLink | WithoutLink | AboutIdentity | 'disabled' | 'enabled' | 'newDocument';

function bodyOf(name: Name, to: Addressee): Omit<Letter, 'action'> {
  const t = createTranslator(to.language);
  return {
    kind: `account.${name}`,
    locale: to.language,
    subject: t(`account.mail.${name}.subject`),
    greeting: t('auth.mail.greeting', { name: to.name }),
    paragraphs: [t(`account.mail.${name}.text`)],
    footnote: t(`account.mail.${name}.footnote`),
  };
}

function actionOf(name: Exclude<Name, WithoutLink | 'disabled'>, { language }: Addressee, url: string): Link {
  return { label: createTranslator(language)(`account.mail.${name}.action`), url };
}

/** A mail about an account with a button that leads to `url`. */
export function accountLetter(name: WithLink, to: Addressee, url: string): Letter {
  return { ...bodyOf(name, to), action: actionOf(name, to, url) };
}

/** A mail about a change to an account, without a button. */
export function accountNotice(name: WithoutLink, to: Addressee): Letter {
  return bodyOf(name, to);
}

/** Tells users that they cannot sign in, until when if it ends by itself, and until when they can still cancel orders. */
export function disabledNotice(
  to: Addressee,
  { free, isWaiting }: OpenInvestments,
  endsAt: Date | undefined,
): Letter {
  const t = createTranslator(to.language);
  const letter = bodyOf('disabled', to);
  const each = free.map(({ projectName, until }) => `${projectName} (${formatDate(until)})`);
  return {
    ...letter,
    paragraphs: [
      ...letter.paragraphs,
      ...(each.length ? [t('account.mail.disabled.free', { orders: each.join(', ') })] : []),
      ...(endsAt ? [t('account.mail.disabled.until', { until: formatDateTime(endsAt) })] : []),
      ...(isWaiting ? [t('account.mail.disabled.waiting')] : []),
    ],
  };
}

export function enabledNotice(to: Addressee): Letter {
  return { ...bodyOf('enabled', to), action: actionOf('enabled', to, '/auth/login') };
}

/** A mail to a customer about a document that staff uploaded to their profile. */
export function documentNotice(fileName: string, to: Addressee): Letter {
  const t = createTranslator(to.language);
  return {
    ...bodyOf('newDocument', to),
    facts: [{ name: t('account.mail.newDocument.document'), value: fileName }],
    action: actionOf('newDocument', to, '/user/profile?tab=documents'),
  };
}

const ofStatus = {
  Approved: 'identityApproved',
  Declined: 'identityDeclined',
  Resubmission: 'identityResubmission',
  ExpiredAbandoned: 'identityExpired',
} as const;

export interface IdentityOutcome {
  status: VerificationStatus;
  /** The reason given by staff who decided by hand, or by the platform. */
  decisionReason: string | null;
  reason: string | null;
  reasonCode: number | null;
}

/** Why an attempt failed, in the user's language, because the provider gives reasons in one language only. */
function reasonOf(outcome: IdentityOutcome, language: Locale) {
  if (outcome.decisionReason !== null) return outcome.decisionReason;
  const name = verificationReasonName(outcome);
  return name && createTranslator(language)(`account.verificationReasons.${name}`);
}

/** A mail about the outcome of an identity verification; undefined for statuses that need no mail. */
export function identityNotice(outcome: IdentityOutcome, to: Addressee): Letter | undefined {
  const { status } = outcome;
  if (!Object.hasOwn(ofStatus, status)) return undefined;
  const name = ofStatus[status as keyof typeof ofStatus];
  const letter = bodyOf(name, to);
  const why = reasonOf(outcome, to.language);
  const reason = why && createTranslator(to.language)('account.mail.reason', { reason: why });
  const url = status === 'Approved' ? '/projects/' : '/user/profile?tab=customer';
  return {
    ...letter,
    paragraphs: reason ? [...letter.paragraphs, reason] : letter.paragraphs,
    action: actionOf(name, to, url),
  };
}
