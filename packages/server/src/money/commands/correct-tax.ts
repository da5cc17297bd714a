import {
  type AppliedRate,
  appliedRate,
  cents,
  type TaxCorrection,
  taxCorrectionRefusal,
  taxOf,
} from '@semilla/contract';
import type { AuditNote } from '../../kit/audit/write-audit.ts';
import type { Actor } from '../../kit/change/actor.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { taxAccountOf, walletOf } from '../../ledger/accounts.ts';
import { newEntry } from '../../ledger/new-entry.ts';
import type { StoredProject } from '../../project/access.ts';
import type { TaxCorrectionRow } from '../../schema/tax-corrections.ts';
import type { TransactionRow } from '../../schema/transactions.ts';
import type { Command, Context, Decision } from '../engine/command.ts';
import { refuse } from '../engine/refuse.ts';
import { walletLines } from '../engine/wallet-lines.ts';
import {
  balanceOf,
  freeTaxOf,
  type LedgerUser,
  type TaxedPayment,
  taxedPaymentKey,
  type World,
} from '../engine/world.ts';

interface CorrectTax {
  actor: Actor;
  projectId: string;
  distributionId: string;
  userId: string;
  adminId: string;
}

interface Corrected {
  taxCorrectionId: string;
  payment: TaxedPayment;
  project: StoredProject;
  owner: LedgerUser;
  applied: AppliedRate;
  /** The tax withheld so far, and the correct tax. */
  withheldCents: number;
  rightCents: number;
  /** How much more tax each order pays; negative if it gets tax back. */
  differences: readonly { orderId: string; cents: number }[];
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Calculates the correct tax of the payment; refuses payments that cannot be corrected. */
function correctionOf(world: World, context: Context, request: CorrectTax): Corrected {
  const { projectId, userId } = request;
  const ledgerProject = world.projects.get(projectId);
  const payment = world.taxedPayments.get(taxedPaymentKey(request));
  const owner = world.users.get(userId);
  if (!ledgerProject || !owner || payment?.projectId !== projectId) throw new NotFound();
  if (owner.isClosed) throw new ApiError('auth.account_disabled');
  const { project } = ledgerProject;
  const treatments = world.taxTreatments.get(userId) ?? [];
  const applied = appliedRate(context.interestTaxRates, treatments, payment.taxedOn);
  const right = taxOf(payment.lines, applied.rateHundredths);
  const withheldCents = sumOf(payment.lines.map(({ taxCents }) => taxCents));
  const rightCents = sumOf(right);
  const kind = applied.treatment?.kind ?? null;
  const changesForms = payment.lines.some(
    (line) =>
      line.grossCents > 0 &&
      (line.taxRateHundredths !== applied.rateHundredths || line.taxTreatment !== kind),
  );
  refuse(
    taxCorrectionRefusal({
      taxWithholder: project.taxWithholder,
      withheldCents,
      rightCents,
      changesForms,
      unsettledCents: Math.max(0, freeTaxOf(world, projectId) - payment.laterTaxCents),
      walletCents: balanceOf(world, walletOf(userId)),
    }),
  );
  const differences = payment.lines.map(({ orderId, taxCents }, index) => ({
    orderId,
    // If the sum is already correct, a different rounding between the orders moves no money.
    cents: rightCents === withheldCents ? 0 : (right[index] ?? 0) - taxCents,
  }));
  const taxCorrectionId = context.newId();
  return { taxCorrectionId, payment, project, owner, applied, withheldCents, rightCents, differences };
}

const grossOf = ({ payment }: Corrected) => sumOf(payment.lines.map(({ grossCents }) => grossCents));

function answerOf({ now }: Context, corrected: Corrected): TaxCorrection {
  const { taxCorrectionId, payment, owner, applied, withheldCents, rightCents } = corrected;
  const { distributionId, projectId, userId } = payment;
  return {
    taxCorrectionId,
    distributionId,
    projectId,
    userId,
    userName: owner.userName,
    gross: cents(grossOf(corrected)),
    taxBefore: cents(withheldCents),
    tax: cents(rightCents),
    taxRate: applied.rateHundredths,
    taxTreatment: applied.treatment?.kind ?? null,
    createdAt: now,
  };
}

/** The lines in the investor's wallet: a withdrawal if tax is withheld, an income if it is returned. */
function transactionsOf(context: Context, corrected: Corrected, entryId: string): TransactionRow[] {
  const { payment, owner, applied, differences } = corrected;
  const { projectId, userId } = payment;
  return differences.flatMap(({ orderId, cents: difference }) =>
    walletLines(context, { projectId, userId, orderId }, owner.walletId, [
      {
        type: difference > 0 ? 'withdraw' : 'income',
        issuerName: 'project_tax',
        amountCents: Math.abs(difference),
        taxRateHundredths: applied.rateHundredths,
        entryId,
      },
    ]),
  );
}

/** One row for each order, which records the correction and its ground. */
function rowsOf(
  { now }: Context,
  { taxCorrectionId, payment, applied, differences }: Corrected,
  { adminId, entryId }: { adminId: string; entryId: string | null },
): TaxCorrectionRow[] {
  const { distributionId, projectId, userId } = payment;
  const { rateHundredths, treatment } = applied;
  return differences.map(({ orderId, cents: taxCents }) => ({
    taxCorrectionId,
    distributionId,
    orderId,
    projectId,
    userId,
    taxCents,
    taxRateHundredths: rateHundredths,
    taxTreatment: treatment?.kind ?? null,
    taxTreatmentId: treatment?.taxTreatmentId ?? null,
    adminId,
    entryId,
    createdAt: now,
  }));
}

function noteOf({ payment }: Corrected, answer: TaxCorrection): AuditNote {
  const { gross, taxBefore, tax, taxRate, taxTreatment } = answer;
  return {
    action: 'project.correct-tax',
    subjectType: 'project',
    subjectId: payment.projectId,
    personId: payment.userId,
    before: { tax: taxBefore },
    after: {
      ...(payment.period !== null && { period: payment.period }),
      gross,
      tax,
      taxRateHundredths: taxRate,
      ...(taxTreatment && { taxTreatment }),
    },
  };
}

function decide(world: World, context: Context, request: CorrectTax): Decision<TaxCorrection> {
  const corrected = correctionOf(world, context, request);
  const { taxCorrectionId, project, applied, withheldCents, rightCents } = corrected;
  const { projectId, userId, adminId } = request;
  const missingCents = rightCents - withheldCents;
  // If only the rate or its ground changes, no money moves.
  const entry =
    missingCents !== 0 &&
    newEntry(context, { cause: 'tax_correction', causeId: taxCorrectionId }, [
      [walletOf(userId), -missingCents],
      [taxAccountOf(projectId), missingCents],
    ]);
  const answer = answerOf(context, corrected);
  return {
    answer,
    effects: {
      entries: entry ? [entry] : [],
      transactions: entry ? transactionsOf(context, corrected, entry.entryId) : [],
      taxCorrections: rowsOf(context, corrected, { adminId, entryId: entry ? entry.entryId : null }),
      notices: [
        {
          kind: 'taxCorrected',
          userId,
          projectId,
          projectName: project.name,
          grossCents: grossOf(corrected),
          taxBeforeCents: withheldCents,
          taxCents: rightCents,
          taxRateHundredths: applied.rateHundredths,
        },
      ],
      audit: [noteOf(corrected, answer)],
    },
  };
}

/**
 * Corrects the tax withheld from an investor in a past payment, using the rate known now. The original entry stays; a new entry
 * returns the excess or takes the missing tax. Tax forms show the rate and its ground, so those are corrected even if the amount
 * is right.
 */
export function correctTax(request: CorrectTax): Command<TaxCorrection> {
  const { actor, projectId, distributionId, userId } = request;
  return {
    actor,
    needs: {
      projects: [projectId],
      orderedOf: [projectId],
      users: [userId],
      accounts: [walletOf(userId), taxAccountOf(projectId)],
      taxedPayments: [{ distributionId, userId }],
    },
    decide: (world, context) => decide(world, context, request),
  };
}
