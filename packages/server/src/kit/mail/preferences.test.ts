/**
 * Goal: a recipient who turned off a kind of mail gets none of it, but always gets the mails about the account
 * itself.
 */

import { writeExamples } from '@semilla/demo/desk/mail-examples/index.ts';
import { translate } from '@semilla/i18n';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../start/read-config.ts';
import type { Db } from '../database/types.ts';
import type { Jobs } from '../jobs/create-jobs.ts';
import { createKeys } from '../keys.ts';
import { createMail } from './create-mail.ts';
import { type OutgoingMail, placeOfMail } from './mail.ts';
import { type MailKind, mailKinds } from './mail-kinds.ts';

const config = readConfig({ SECRET_KEY: 'k'.repeat(64) });
const queued: OutgoingMail[] = [];
const keys = createKeys(config);
const jobs = { enqueue: async () => {} } as unknown as Jobs;
type Row = { userId: string; sealedMail: Buffer };
// The table of queued mails only records what is sent, so no database is needed.
const db = {
  insert: () => ({
    async values({ userId, sealedMail }: Row) {
      queued.push(JSON.parse(keys.decrypt(sealedMail, placeOfMail(userId))));
    },
  }),
} as unknown as Db;
const mail = createMail(config, { jobs, keys, db, now: () => new Date() });

async function sentTo(wanted: { general: boolean; ticket: boolean }): Promise<Set<MailKind>> {
  queued.length = 0;
  const to = {
    userId: '01890a5d-ac96-774b-bcce-b302099a8057',
    email: 'lucia@example.com',
    notifyGeneralEmail: wanted.general,
    notifyTicketEmail: wanted.ticket,
  };
  for (const { letter } of writeExamples('es')) await mail.send(db, to, letter);
  return new Set(queued.map(({ kind }) => kind));
}

const all = await sentTo({ general: true, ticket: true });
const noGeneral = await sentTo({ general: false, ticket: true });
const noTicket = await sentTo({ general: true, ticket: false });
const nothing = await sentTo({ general: false, ticket: false });

/** Repeated here, so that a security mail cannot become optional by mistake. */
const always: MailKind[] = [
  'wallet.offerSuspended',
  'wallet.sheetChanged',
  'wallet.loanDefaulted',
  'wallet.loanRecovered',
  'wallet.orderPlaced',
  'wallet.waitingOver',
  'wallet.wishPlaced',
  'wallet.wishEnded',
  'wallet.wishAllocated',
  'wallet.projectRefunded',
  'wallet.paymentReturned',
  'wallet.taxCorrected',
  'wallet.depositTakenBack',
  'auth.alreadyRegistered',
  'auth.confirmEmail',
  'auth.resetPassword',
  'auth.passwordChanged',
  'auth.newBrowser',
  'auth.usedRecoveryCode',
  'auth.renewedRecoveryCodes',
  'auth.trustedDevice',
  'auth.newRecoveryCodes',
  'auth.totpDeleted',
  'auth.passkeyAdded',
  'auth.passkeyRemoved',
  'account.invitation',
  'account.newEmail',
  'account.emailChanged',
  'account.disabled',
  'account.enabled',
  'account.closed',
  'account.investorKindApproved',
  'account.investorKindRefused',
  'account.investorKindEnded',
  'account.investorKindExpired',
  'account.investorKindWithdrawn',
  'account.investorKindGivenUp',
  'account.entryTestDue',
  'account.lossSimulationDue',
  'payment.added',
  'payment.renumbered',
  'payment.madeMain',
  'payment.removed',
  'wallet.withdrawalRequested',
  'wallet.breach',
  'wallet.bankDiffers',
  'wallet.promoterPaymentReturned',
  'approvals.proposed',
  'approvals.decided',
  'approvals.scheduled',
  'approvals.stopped',
  'wallet.withdrawalsHeld',
  'support.complaint.link',
  'support.complaint.received',
  'support.complaint.admit',
  'support.complaint.dismiss',
  'support.complaint.extend',
  'support.complaint.decide',
  'support.complaint.registered',
];

describe.each(Object.entries(mailKinds) as [MailKind, string | null][])('%s', (kind, preference) => {
  it('[B8][L10] is sent unless the recipient turned off its preference', () => {
    expect(preference === null).toBe(always.includes(kind));
    expect(all.has(kind)).toBe(true);
    expect(noGeneral.has(kind)).toBe(preference !== 'general');
    expect(noTicket.has(kind)).toBe(preference !== 'ticket');
    expect(nothing.has(kind)).toBe(preference === null);
  });
});

it.each([
  ['es', /inversión, y los de seguridad se envían siempre/],
  ['en', /investment, and mails about security are always sent/],
] as const)('[B8] the hint of the preference in %s names what is always sent', (locale, said) => {
  expect(translate(locale, 'account.profile.generalEmailHint')).toMatch(said);
});
