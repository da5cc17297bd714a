import type { VerificationStatus } from '@semilla/contract';
import { digestLetter } from '@semilla/server/account/digests/digest-letter.ts';
import {
  investorKindLetter,
  type KindNews,
} from '@semilla/server/account/investor-kinds/investor-kind-letter.ts';
import {
  accountLetter,
  accountNotice,
  disabledNotice,
  documentNotice,
  enabledNotice,
  identityNotice,
} from '@semilla/server/account/letters.ts';
import { reviewLetter } from '@semilla/server/account/reviews/review-letter.ts';
import {
  addressLetter,
  authLetter,
  deviceDeletedNotice,
  securityNotice,
} from '@semilla/server/auth/letters.ts';
import { assert } from '@semilla/server/kit/errors.ts';
import type { MailKind } from '@semilla/server/kit/mail/mail-kinds.ts';
import type { MailExample } from './example-values.ts';

const token = 'Qm9zcXVlIGRlIGVuY2luYXMgeSBhbGNvcm5vcXVlcyE';
const linkTo = (page: string) => `/auth/${page}?token=${token}`;

type Security = Parameters<typeof securityNotice>[0];
const signIn = { device: 'Firefox, Linux', at: new Date('2026-03-05T18:03:00Z') };
const security = (name: Security, from?: typeof signIn): MailExample[] => [
  { write: (to) => securityNotice(name, to, from) },
];

const addressMail = (name: Parameters<typeof addressLetter>[0]): MailExample[] => [
  {
    write: (to) =>
      addressLetter(name, to, { email: 'lucia.nueva@example.com', url: '/objection?token=ejemplo' }),
  },
];

type AccountNews = Parameters<typeof accountNotice>[0];
const accountMail = (name: AccountNews): MailExample[] => [{ write: (to) => accountNotice(name, to) }];

function identity(
  status: VerificationStatus,
  variant: string,
  outcome: { reasonCode?: number; byHand?: true },
) {
  const { reasonCode = null, byHand } = outcome;
  const example: MailExample = {
    variant,
    write(to, { reason }) {
      const decisionReason = byHand ? reason : null;
      const letter = identityNotice({ status, decisionReason, reason: null, reasonCode }, to);
      assert(letter, 'there is a mail about every outcome');
      return letter;
    },
  };
  return example;
}

const kindMail = (news: KindNews): MailExample[] => [
  {
    write: (to, { reason: written }) => {
      const reason = news === 'refused' || news === 'ended' ? written : null;
      return investorKindLetter(news, { kind: 'sophisticated', validUntil: '2028-03-01', reason }, to);
    },
  },
];

const reviewMail = (about: 'entryTest' | 'lossSimulation'): MailExample[] => [
  { write: (to) => reviewLetter({ about, dueOn: '2028-03-01' }, to, '2028-02-01') },
  { variant: 'over', write: (to) => reviewLetter({ about, dueOn: '2028-03-01' }, to, '2028-03-02') },
];

const morning = Date.parse('2026-03-05T07:00:00Z');
const digest = (variant: string, kinds: readonly MailKind[]): MailExample => ({
  variant,
  write(to, { project, ticket }) {
    const messages = kinds.map((kind, index) => ({
      kind,
      subject: index % 2 ? project : ticket,
      createdAt: new Date(morning - index * 3_600_000),
    }));
    return digestLetter(messages, to, 'Semilla');
  },
});

export const authMails = {
  'auth.confirmEmail': [{ write: (to) => authLetter('confirmEmail', to, linkTo('verify-email')) }],
  'auth.alreadyRegistered': [{ write: (to) => authLetter('alreadyRegistered', to, '/auth/login') }],
  'auth.resetPassword': [{ write: (to) => authLetter('resetPassword', to, linkTo('reset')) }],
  'auth.passwordChanged': security('passwordChanged'),
  'auth.addressToConfirm': [{ write: (to) => authLetter('addressToConfirm', to, linkTo('new-email')) }],
  'auth.addressInUse': [{ write: (to) => authLetter('addressInUse', to, '/auth/login') }],
  'auth.addressAsked': addressMail('addressAsked'),
  'auth.addressChanged': addressMail('addressChanged'),
  'auth.addressBack': security('addressBack'),
  'auth.newBrowser': security('newBrowser', signIn),
  'auth.usedRecoveryCode': security('usedRecoveryCode', signIn),
  'auth.trustedDevice': security('trustedDevice', signIn),
  'auth.newRecoveryCodes': security('newRecoveryCodes', signIn),
  'auth.renewedRecoveryCodes': security('renewedRecoveryCodes', signIn),
  'auth.totpDeleted': [false, true].map((hadPasskeys) => ({
    variant: hadPasskeys ? 'with passkeys' : 'alone',
    write: (to) => deviceDeletedNotice(to, { hadPasskeys }),
  })),
  'auth.passkeyAdded': security('passkeyAdded', signIn),
  'auth.passkeyRemoved': security('passkeyRemoved', signIn),
} satisfies Record<string, MailExample[]>;

export const accountMails = {
  'account.invitation': [{ write: (to) => accountLetter('invitation', to, linkTo('reset')) }],
  'account.newEmail': [{ write: (to) => accountLetter('newEmail', to, linkTo('verify-email')) }],
  'account.emailChanged': accountMail('emailChanged'),
  'account.disabled': [
    {
      write: (to, { project }) =>
        disabledNotice(
          to,
          { free: [{ projectName: project, until: '2026-12-04' }], isWaiting: true },
          undefined,
        ),
    },
    {
      write: (to) => disabledNotice(to, { free: [], isWaiting: false }, new Date('2026-12-01T10:00:00Z')),
    },
  ],
  'account.enabled': [{ write: (to) => enabledNotice(to) }],
  'account.closed': accountMail('closed'),
  'account.investorKindApproved': kindMail('approved'),
  'account.investorKindRefused': kindMail('refused'),
  'account.investorKindEnded': kindMail('ended'),
  'account.investorKindExpired': kindMail('expired'),
  'account.investorKindWithdrawn': kindMail('withdrawn'),
  'account.investorKindGivenUp': kindMail('givenUp'),
  'account.entryTestDue': reviewMail('entryTest'),
  'account.lossSimulationDue': reviewMail('lossSimulation'),
  'account.digest': [
    digest('several', ['account.newDocument', 'support.customer.answered', 'wallet.transactionDecided']),
    digest('tickets alone', ['support.customer.answered']),
    digest('more than listed', Array<MailKind>(60).fill('wallet.returnReceived')),
  ],
  'account.newDocument': [{ write: (to, { alias }) => documentNotice(`${alias}.pdf`, to) }],
  'account.identityApproved': [identity('Approved', 'approved', {})],
  'account.identityDeclined': [
    identity('Declined', 'by the provider', { reasonCode: 207 }),
    identity('Declined', 'for what nobody is told', { reasonCode: 106 }),
    identity('Declined', 'by hand', { byHand: true }),
    identity('Declined', 'without a reason', {}),
  ],
  'account.identityResubmission': [identity('Resubmission', 'once more', { reasonCode: 204 })],
  'account.identityExpired': [identity('ExpiredAbandoned', 'too late', {})],
} satisfies Record<string, MailExample[]>;
