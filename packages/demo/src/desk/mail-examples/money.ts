import { holdReasons, type WaitingRefusal, type WishReason } from '@semilla/contract';
import { maskIban } from '@semilla/format';
import { holdNotice, holdStartedLetter } from '@semilla/server/kit/holds/letters.ts';
import { bankLetter } from '@semilla/server/money/reconciliation/compare-bank.ts';
import { breachLetter } from '@semilla/server/money/reconciliation/reconcile-nightly.ts';
import { bankAccountLetter, decisionLetter } from '@semilla/server/payment/bank-accounts/letters.ts';
import type { MailExample } from './example-values.ts';
import { loanMails } from './loans.ts';
import { type Deposit, inProject, notice, projectId, userId } from './notice.ts';
import { corrected, received } from './returns.ts';

const iban = 'ES9121000418450200051332';
const until = new Date('2026-02-13T12:05:00Z');
const decidedAccount = (state: 'valid' | 'pending' | 'error'): MailExample[] => [
  {
    write: (to, { alias, reason }) =>
      decisionLetter({ alias, account: iban, state, errorMessage: state === 'error' ? reason : null }, to),
  },
];

function placed(freeUntil: string | null, variant?: string, isFromWaitingList = false): MailExample {
  return notice(
    (given) => ({
      ...inProject(given),
      kind: 'orderPlaced',
      amountCents: given.cents,
      freeUntil,
      isFromWaitingList,
    }),
    variant,
  );
}

function cancelled(variant: string, penaltyShare: number): MailExample {
  return notice((given) => {
    const amountCents = given.cents;
    const penaltyCents = Math.round(amountCents * penaltyShare);
    return { ...inProject(given), kind: 'orderCancelled', amountCents, penaltyCents };
  }, variant);
}

const requested = (
  kind: 'depositRequested' | 'withdrawalRequested',
  variant: string,
  { isByStaff = false, to }: { isByStaff?: boolean; to?: Deposit } = {},
) =>
  notice(
    ({ cents: amountCents, alias }) => {
      const bankAccount = `${alias} · ${maskIban(iban)}`;
      return { userId, kind, transactionId: projectId, amountCents, bankAccount, isByStaff };
    },
    variant,
    to,
  );

const decided = (['completed', 'rejected'] as const).flatMap((decision) =>
  (['income', 'withdraw'] as const).map((type) =>
    notice(({ cents: amountCents, reason }) => {
      const rejectReason = decision === 'rejected' ? reason : null;
      const of = { userId, transactionId: projectId, decision, type, amountCents };
      return { ...of, kind: 'transactionDecided', rejectReason };
    }, `${type}, ${decision}`),
  ),
);

const ofMovement = { userId, transactionId: projectId };

const returned = (variant: string, returnReason: string | null, isAccountPending: boolean, share = 1) =>
  notice(({ cents: withdrawnCents, alias }) => {
    const bankAccount = `${alias} · ${maskIban(iban)}`;
    const amountCents = Math.round(withdrawnCents * share);
    const amounts = { amountCents, withdrawnCents };
    const of = { ...ofMovement, returnReason, bankAccount, isAccountPending };
    return { ...of, ...amounts, kind: 'paymentReturned' };
  }, variant);

const rejected = notice(({ cents: amountCents, alias }) => {
  const bankAccount = `${alias} · ${maskIban(iban)}`;
  return { ...ofMovement, kind: 'paymentRejected', amountCents, returnReason: 'AC04', bankAccount };
});

const breach = (variant: string, breachesTotal: number): MailExample => ({
  variant,
  write: (to) => breachLetter({ startedAt: new Date('2026-03-05T03:30:00Z'), breachesTotal }, to),
});

const another = { alias: 'N26', account: 'DE89370400440532013000' };

type Changed = Parameters<typeof bankAccountLetter>;

interface Circumstances extends NonNullable<Changed[3]> {
  state?: Changed[1]['state'];
}

function changed(
  news: Changed[0],
  { state = 'valid', ...circumstances }: Circumstances = {},
  variant?: string,
): MailExample {
  return {
    ...(variant && { variant }),
    write: (to, { alias }) => bankAccountLetter(news, { alias, account: iban, state }, to, circumstances),
  };
}

const waitingOver = (refusal: WaitingRefusal | null, variant?: string): MailExample =>
  notice((given) => ({ ...inProject(given), kind: 'waitingOver', refusal }), variant);

const wishPlaced = (
  what: { depositCents: number; freeUntil: string | null; isChanged: boolean },
  variant?: string,
): MailExample =>
  notice(
    (given) => ({
      ...inProject(given),
      kind: 'wishPlaced',
      amountCents: given.cents,
      windowEnd: '2026-03-31',
      ...what,
    }),
    variant,
  );

const wishAllocated = (
  { share, ...what }: { share: number; reason: WishReason; freeUntil: string | null },
  variant?: string,
): MailExample =>
  notice(
    (given) => ({
      ...inProject(given),
      kind: 'wishAllocated',
      amountCents: given.cents,
      allocatedCents: Math.round(given.cents * share),
      ...what,
    }),
    variant,
  );

export const paymentMails = {
  'payment.added': [
    changed('added', { isMain: true, state: 'pending' }, 'the first one'),
    changed('added', { state: 'pending' }),
    changed('added', {}, 'already validated'),
  ],
  'payment.renumbered': [changed('renumbered', { before: another.account, state: 'pending' })],
  'payment.madeMain': [changed('madeMain')],
  'payment.removed': [changed('removed', { next: another }, 'the main one'), changed('removed')],
  'payment.valid': decidedAccount('valid'),
  'payment.pending': decidedAccount('pending'),
  'payment.error': decidedAccount('error'),
} satisfies Record<string, MailExample[]>;

export const walletMails = {
  'wallet.depositRequested': [
    requested('depositRequested', 'by its owner', { to: { holder: 'Semilla', account: another.account } }),
    requested('depositRequested', 'where no account is named'),
    requested('depositRequested', 'by staff', { isByStaff: true }),
  ],
  'wallet.withdrawalRequested': [
    requested('withdrawalRequested', 'by its owner'),
    requested('withdrawalRequested', 'by staff', { isByStaff: true }),
  ],
  'wallet.orderPlaced': [
    placed('2026-03-05'),
    placed(null, 'without a reflection period'),
    placed('2026-03-05', 'from the waiting list', true),
  ],
  'wallet.waitingOver': [waitingOver(null), waitingOver('balance', 'refused')],
  'wallet.wishPlaced': [
    wishPlaced({ depositCents: 5_000, freeUntil: '2026-03-09', isChanged: false }),
    wishPlaced({ depositCents: 0, freeUntil: null, isChanged: true }, 'changed, without a deposit'),
  ],
  'wallet.wishRevoked': [
    notice((given) => ({
      ...inProject(given),
      kind: 'wishRevoked',
      amountCents: given.cents,
      depositCents: 5_000,
    })),
  ],
  'wallet.wishEnded': [notice((given) => ({ ...inProject(given), kind: 'wishEnded', depositCents: 5_000 }))],
  'wallet.wishAllocated': [
    wishAllocated({ share: 0.5, reason: 'share', freeUntil: '2026-03-09' }),
    wishAllocated({ share: 0, reason: 'noRoom', freeUntil: null }, 'without a share'),
  ],
  'wallet.orderCancelled': [cancelled('free', 0), cancelled('with a penalty', 0.02)],
  'wallet.transactionDecided': decided,
  'wallet.paymentReturned': [
    returned('closed account', 'AC04', true),
    returned('without a reason', null, false),
    returned('a part of it', 'MS03', false, 0.9),
  ],
  'wallet.paymentRejected': [rejected],
  'wallet.depositTakenBack': [
    notice(({ cents: amountCents }) => ({
      ...ofMovement,
      kind: 'depositTakenBack',
      amountCents,
      depositedAt: '2026-03-05T09:00:00Z',
    })),
  ],
  'wallet.returnReceived': [
    received('with a fee', { feeShare: 0.1, isLast: false }),
    received('without a fee', { feeShare: 0, isLast: false }),
    received('with tax withheld', { feeShare: 0.1, isLast: false, taxRateHundredths: 1_900 }),
    received('with the rate of a treaty', {
      feeShare: 0.1,
      isLast: false,
      taxRateHundredths: 1_000,
      taxTreatment: 'treaty',
    }),
    received('exempt', { feeShare: 0.1, isLast: false, taxTreatment: 'exemptEntity' }),
    received('the last one', { feeShare: 0.1, isLast: true }),
  ],
  'wallet.taxCorrected': [corrected('given back', 1_900, 0), corrected('taken', 1_000, 1_900)],
  'wallet.projectFinanced': [
    notice((given) => ({ ...inProject(given), kind: 'projectFinanced', amountCents: given.cents })),
  ],
  'wallet.projectRefunded': [
    notice((given) => ({ ...inProject(given), kind: 'projectRefunded', amountCents: given.cents })),
    notice((given) => ({
      ...inProject(given),
      kind: 'projectRefunded',
      amountCents: given.cents,
      isBelowTarget: true,
    })),
  ],
  'wallet.promoterPaymentReturned': [
    notice((given) => ({
      ...inProject(given),
      kind: 'promoterPaymentReturned',
      amountCents: given.cents,
      returnReason: 'AC04',
    })),
  ],
  'wallet.offerMissed': [
    notice((given) => ({
      ...inProject(given),
      kind: 'offerMissed',
      amountCents: given.cents,
      targetCents: given.cents * 2,
    })),
  ],
  'wallet.offerSuspended': [
    notice((given) => ({
      ...inProject(given),
      kind: 'offerSuspended',
      reason: 'La deuda del promotor es mayor de lo que dice la ficha.',
      reasonEn: 'The debt of the owner is higher than the sheet says.',
      until: '2026-04-01',
      freeUntil: '2026-03-09',
    })),
  ],
  'wallet.sheetChanged': [
    notice((given) => ({
      ...inProject(given),
      kind: 'sheetChanged',
      changes: 'El plazo pasa de 12 a 18 meses.',
      changesEn: 'The term goes from 12 to 18 months.',
      freeUntil: '2026-03-09',
    })),
    notice(
      (given) => ({
        ...inProject(given),
        kind: 'sheetChanged',
        changes: 'El plazo pasa de 12 a 18 meses.',
        changesEn: 'The term goes from 12 to 18 months.',
        freeUntil: null,
        isWaiting: true,
      }),
      'on the waiting list',
    ),
    notice(
      (given) => ({
        ...inProject(given),
        kind: 'sheetChanged',
        changes: 'El plazo pasa de 12 a 18 meses.',
        changesEn: 'The term goes from 12 to 18 months.',
        freeUntil: null,
        isWish: true,
      }),
      'with a preinvestment',
    ),
  ],
  ...loanMails,
  'wallet.projectClosed': [notice((given) => ({ ...inProject(given), kind: 'projectClosed' }))],
  'wallet.breach': [breach('one', 1), breach('several', 3)],
  'wallet.bankDiffers': [{ write: (to) => bankLetter({ day: '2026-03-05', unexplainedCents: -12_345 }, to) }],
  'wallet.withdrawalsHeld': [
    ...holdReasons.map((reason) => ({
      variant: reason,
      write: (to: Parameters<MailExample['write']>[0]) =>
        holdStartedLetter({ reason, until, url: '/objection?token=ejemplo' }, to),
    })),
    ...(['stopped', 'ended'] as const).map((event) => ({
      variant: event,
      write: (to: Parameters<MailExample['write']>[0]) => holdNotice(event, to),
    })),
  ],
} satisfies Record<string, MailExample[]>;
