import type { Movement } from './movement.ts';

const moment = (day: string) => new Date(day.includes('T') ? day : `${day}T10:00:00Z`);

/** Builds a movement as the ledger writes it, for tests. */
function movement(day: string, given: Partial<Movement>): Movement {
  return {
    type: 'income',
    status: 'completed',
    amountCents: 0,
    projectId: null,
    isFee: false,
    isTax: false,
    taxRateHundredths: null,
    cause: 'transaction',
    principalCents: null,
    bankAccount: null,
    createdAt: moment(day),
    updatedAt: moment(day),
    ...given,
  };
}

type Decided = { status?: Movement['status']; on?: string };

const requested =
  (type: Movement['type']) =>
  (day: string, amountCents: number, { status = 'pending', on }: Decided = {}) =>
    movement(day, {
      type,
      amountCents,
      status,
      bankAccount: 'Nómina · •••• •••• 1332',
      ...(on && { updatedAt: moment(on) }),
    });

export const deposit = requested('income');
export const withdrawal = requested('withdraw');

/** A withdrawal that came back from the bank. */
export const cameBack = (day: string, amountCents: number) =>
  movement(day, { cause: 'returned_payment', amountCents, bankAccount: 'Nómina · •••• •••• 1332' });

export const investment = (day: string, projectId: string, amountCents: number) =>
  movement(day, { type: 'withdraw', cause: 'order', projectId, amountCents });

/** The deposit of a preinvestor, and its return. */
export const wish = (day: string, projectId: string, amountCents: number) =>
  movement(day, { type: 'withdraw', cause: 'wish', projectId, amountCents });
export const wishReturned = (day: string, projectId: string, amountCents: number) =>
  movement(day, { cause: 'wish', projectId, amountCents });

const fee = (day: string, projectId: string, cause: Movement['cause'], amountCents: number) =>
  amountCents ? [movement(day, { type: 'withdraw', isFee: true, cause, projectId, amountCents })] : [];

export const cancellation = (day: string, projectId: string, amountCents: number, penaltyCents = 0) => [
  movement(day, { cause: 'cancellation', projectId, amountCents }),
  ...fee(day, projectId, 'cancellation', penaltyCents),
];

const feeGivenBack = (cause: Movement['cause']) => (day: string, projectId: string, amountCents: number) =>
  movement(day, { isFee: true, cause, projectId, amountCents });

export const feeReturned = feeGivenBack('distribution');
export const penaltyReturned = feeGivenBack('cancellation');

interface PaidOut {
  cause?: 'distribution' | 'refund';
  gross: number;
  fee?: number;
  tax?: number;
  principal?: number;
}

export const payOut = (
  day: string,
  projectId: string,
  { cause = 'distribution', gross, fee: feeCents = 0, tax: taxCents = 0, principal = 0 }: PaidOut,
) => [
  movement(day, { cause, projectId, amountCents: gross + principal, principalCents: principal }),
  ...fee(day, projectId, cause, feeCents),
  ...(taxCents
    ? [
        movement(day, {
          type: 'withdraw',
          isTax: true,
          taxRateHundredths: 1_900,
          cause,
          projectId,
          amountCents: taxCents,
        }),
      ]
    : []),
];

/** Tax that was withheld from a past return and then given back. */
export const taxReturned = (day: string, projectId: string, amountCents: number) =>
  movement(day, { isTax: true, taxRateHundredths: 0, cause: 'tax_correction', projectId, amountCents });
