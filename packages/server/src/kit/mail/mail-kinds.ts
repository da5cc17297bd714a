import type { MailPreference } from '@semilla/contract';

const always = null;

/**
 * Every kind of mail with the preference that turns it off. Always sent are mails about signing in, the account and
 * outgoing money, and those that begin or end a period in which the law lets investors act.
 */
export const mailKinds = {
  'auth.confirmEmail': always,
  'auth.alreadyRegistered': always,
  'auth.resetPassword': always,
  'auth.passwordChanged': always,
  'auth.newBrowser': always,
  'auth.usedRecoveryCode': always,
  'auth.trustedDevice': always,
  'auth.newRecoveryCodes': always,
  'auth.renewedRecoveryCodes': always,
  'auth.totpDeleted': always,
  'auth.passkeyAdded': always,
  'auth.passkeyRemoved': always,

  'account.invitation': always,
  'account.newEmail': always,
  'account.emailChanged': always,
  'account.disabled': always,
  'account.enabled': always,
  'account.closed': always,
  'account.investorKindApproved': always,
  'account.investorKindRefused': always,
  'account.investorKindEnded': always,
  'account.investorKindExpired': always,
  'account.entryTestDue': always,
  'account.lossSimulationDue': always,
  'account.newDocument': 'general',
  'account.identityApproved': 'general',
  'account.identityDeclined': 'general',
  'account.identityResubmission': 'general',
  'account.identityExpired': 'general',

  'payment.added': always,
  'payment.renumbered': always,
  'payment.madeMain': always,
  'payment.removed': always,
  'payment.valid': 'general',
  'payment.pending': 'general',
  'payment.error': 'general',

  'wallet.depositRequested': 'general',
  'wallet.withdrawalRequested': always,
  'wallet.orderPlaced': always,
  'wallet.orderCancelled': 'general',
  'wallet.waitingOver': always,
  'wallet.wishPlaced': always,
  'wallet.wishRevoked': 'general',
  'wallet.wishEnded': always,
  'wallet.wishAllocated': always,
  'wallet.transactionDecided': 'general',
  'wallet.returnReceived': 'general',
  'wallet.projectFinanced': 'general',
  'wallet.projectRefunded': always,
  'wallet.offerMissed': 'general',
  'wallet.projectClosed': 'general',
  'wallet.offerSuspended': always,
  'wallet.sheetChanged': always,
  'wallet.breach': always,
  'wallet.withdrawalsHeld': always,

  'approvals.proposed': always,
  'approvals.decided': always,
  'approvals.scheduled': always,
  'approvals.stopped': always,

  'support.complaint.link': always,
  'support.complaint.received': always,
  'support.complaint.admit': always,
  'support.complaint.dismiss': always,
  'support.complaint.extend': always,
  'support.complaint.decide': always,
  'support.complaint.registered': always,
  'support.customer.opened': 'ticket',
  'support.customer.answered': 'ticket',
  'support.customer.changed': 'ticket',
  'support.staff.opened': 'ticket',
  'support.staff.answered': 'ticket',
  'support.staff.assigned': 'ticket',
} as const satisfies Record<string, MailPreference | null>;

export type MailKind = keyof typeof mailKinds;
