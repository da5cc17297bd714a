/**
 * Goal: recipients do not get the kinds of mail they turned off, but always get mails about the account itself.
 */

import { preferenceOfGroup } from '@semilla/contract';
import { writeExamples } from '@semilla/demo/desk/mail-examples/index.ts';
import { translate } from '@semilla/i18n';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/test-app.ts';
import { newUser } from '../../../test/users.ts';
import { queuedMails } from '../../schema/queued-mails.ts';
import { placeOfMail, type QueuedMail } from './mail.ts';

const test = await buildTestApp();
afterAll(() => test.close());

/** Sends one mail of each kind and returns the kinds queued for a recipient with these preferences. */
async function sentTo(wanted: { general: boolean; ticket: boolean }): Promise<Set<string>> {
  const { userId, email } = await newUser(test.services);
  const to = {
    userId,
    email,
    notifyGeneralEmail: wanted.general,
    notifyTicketEmail: wanted.ticket,
  };
  const kinds = new Set<string>();
  // Rolled back, so no job sends them.
  const undone = new Error('undone');
  const sending = test.db.transaction(async (tx) => {
    for (const { letter } of writeExamples('es')) await test.services.mail.send(tx, to, letter);
    for (const { sealedMail } of await tx.select().from(queuedMails).where(eq(queuedMails.userId, userId))) {
      const { kind } = JSON.parse(test.services.keys.decrypt(sealedMail, placeOfMail(userId))) as QueuedMail;
      kinds.add(kind);
    }
    throw undone;
  });
  await expect(sending).rejects.toBe(undone);
  return kinds;
}

const all = await sentTo({ general: true, ticket: true });
const noGeneral = await sentTo({ general: false, ticket: true });
const noTicket = await sentTo({ general: true, ticket: false });
const nothing = await sentTo({ general: false, ticket: false });

/** Repeated here, so that a security mail cannot become optional by mistake. */
const always: string[] = [
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
  'wallet.paymentRejected',
  'wallet.taxCorrected',
  'wallet.depositTakenBack',
  'auth.alreadyRegistered',
  'auth.confirmEmail',
  'auth.resetPassword',
  'auth.passwordChanged',
  'auth.addressToConfirm',
  'auth.addressInUse',
  'auth.addressAsked',
  'auth.addressChanged',
  'auth.addressBack',
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
  // It is written only to customers whose choices ask for it.
  'account.digest',
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
  'project.reviewRequested',
  'project.reviewReturned',
  'project.reviewEnded',
  'project.openingRefused',
];

const preferences = Object.entries(test.services.mail.kinds).map(
  ([kind, { group }]) => [kind, group && preferenceOfGroup(group)] as const,
);

describe.each(preferences)('%s', (kind, preference) => {
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
