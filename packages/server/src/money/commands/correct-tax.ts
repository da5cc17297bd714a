import { appliedRate, cents, type TaxCorrection, taxCorrectionRefusal, taxOf } from '@semilla/contract';
import type { AuditNote } from '../../kit/audit/write-audit.ts';
import type { Actor } from '../../kit/change/actor.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { taxAccountOf, walletOf } from '../../ledger/accounts.ts';
import { newEntry } from '../../ledger/new-entry.ts';
import type { TransactionRow } from '../../schema/transactions.ts';
import type { Command, Context, Decision } from '../engine/command.ts';
import { refuse } from '../engine/refuse.ts';
import { walletLines } from '../engine/wallet-lines.ts';
import {
  balanceOf,
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
  payment: TaxedPayment;
  owner: LedgerUser;
  taxCorrectionId: string;
  rateHundredths: number;
  /** What each order pays more; below zero, what it gets back. */
  differences: readonly { orderId: string; cents: number }[];
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** The lines in the investor's wallet, which say whether tax was withheld or given back. */
function transactionsOf(
  context: Context,
  { payment: { projectId }, owner: { userId, walletId }, rateHundredths, differences }: Corrected,
  entryId: string,
): TransactionRow[] {
  return differences.flatMap(({ orderId, cents: difference }) =>
    walletLines(context, { projectId, userId, orderId }, walletId, [
      {
        type: difference > 0 ? 'withdraw' : 'income',
        issuerName: 'project_tax',
        amountCents: Math.abs(difference),
        taxRateHundredths: rateHundredths,
        entryId,
      },
    ]),
  );
}

function noteOf({ projectId, userId }: CorrectTax, { payment }: Corrected, answer: TaxCorrection): AuditNote {
  const { taxBefore, tax, taxRate, taxTreatment } = answer;
  return {
    action: 'project.correct-tax',
    subjectType: 'project',
    subjectId: projectId,
    personId: userId,
    before: { tax: taxBefore },
    after: {
      ...(payment.period !== null && { period: payment.period }),
      gross: answer.gross,
      tax,
      taxRateHundredths: taxRate,
      ...(taxTreatment && { taxTreatment }),
    },
  };
}

function decide(world: World, context: Context, request: CorrectTax): Decision<TaxCorrection> {
  const { projectId, distributionId, userId, adminId } = request;
  const ledgerProject = world.projects.get(projectId);
  const payment = world.taxedPayments.get(taxedPaymentKey(request));
  const owner = world.users.get(userId);
  if (!ledgerProject || !owner || payment?.projectId !== projectId) throw new NotFound();
  if (owner.isClosed) throw new ApiError('auth.account_disabled');
  const { taxWithholder, name: projectName } = ledgerProject.project;
  const applied = appliedRate(
    context.interestTaxRates,
    world.taxTreatments.get(userId) ?? [],
    payment.taxedOn,
  );
  const { rateHundredths, treatment } = applied;
  const right = taxOf(payment.lines, rateHundredths);
  const withheldCents = sumOf(payment.lines.map(({ taxCents }) => taxCents));
  const rightCents = sumOf(right);
  refuse(
    taxCorrectionRefusal({
      taxWithholder,
      withheldCents,
      rightCents,
      unsettledCents: Math.max(0, balanceOf(world, taxAccountOf(projectId)) - payment.laterTaxCents),
      walletCents: balanceOf(world, walletOf(userId)),
    }),
  );

  const { now, newId } = context;
  const taxCorrectionId = newId();
  const entry = newEntry(context, { cause: 'tax_correction', causeId: taxCorrectionId }, [
    [walletOf(userId), withheldCents - rightCents],
    [taxAccountOf(projectId), rightCents - withheldCents],
  ]);
  const differences = payment.lines.map(({ orderId, taxCents }, index) => ({
    orderId,
    cents: (right[index] ?? 0) - taxCents,
  }));
  const corrected = { payment, owner, taxCorrectionId, rateHundredths, differences };
  const taxTreatment = treatment?.kind ?? null;
  const grossCents = sumOf(payment.lines.map((line) => line.grossCents));
  const answer: TaxCorrection = {
    taxCorrectionId,
    distributionId,
    projectId,
    userId,
    userName: owner.userName,
    gross: cents(grossCents),
    taxBefore: cents(withheldCents),
    tax: cents(rightCents),
    taxRate: rateHundredths,
    taxTreatment,
    createdAt: now,
  };
  return {
    answer,
    effects: {
      entries: [entry],
      transactions: transactionsOf(context, corrected, entry.entryId),
      taxCorrections: differences.map(({ orderId, cents: taxCents }) => ({
        taxCorrectionId,
        distributionId,
        orderId,
        projectId,
        userId,
        taxCents,
        taxRateHundredths: rateHundredths,
        taxTreatment,
        taxTreatmentId: treatment?.taxTreatmentId ?? null,
        adminId,
        entryId: entry.entryId,
        createdAt: now,
      })),
      notices: [
        {
          kind: 'taxCorrected',
          userId,
          projectId,
          projectName,
          grossCents,
          taxBeforeCents: withheldCents,
          taxCents: rightCents,
          taxRateHundredths: rateHundredths,
        },
      ],
      audit: [noteOf(request, corrected, answer)],
    },
  };
}

/**
 * Corrects the tax withheld of an investor in a past payment, by the rate that is right for them by now. What was withheld stays
 * as it was: a new entry gives back what was too much, or takes what was too little.
 */
export function correctTax(request: CorrectTax): Command<TaxCorrection> {
  const { actor, projectId, distributionId, userId } = request;
  return {
    actor,
    needs: {
      projects: [projectId],
      users: [userId],
      accounts: [walletOf(userId), taxAccountOf(projectId)],
      taxedPayments: [{ distributionId, userId }],
    },
    decide: (world, context) => decide(world, context, request),
  };
}
