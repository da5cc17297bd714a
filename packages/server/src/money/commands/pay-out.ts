import {
  type AppliedRate,
  appliedRate,
  cents,
  type Distribution,
  type TaxTreatmentKind,
  taxByOrder,
} from '@semilla/contract';
import { type AccountId, taxAccountOf, walletOf } from '../../ledger/accounts.ts';
import { newEntry } from '../../ledger/new-entry.ts';
import type { StoredProject } from '../../project/access.ts';
import type { Context } from '../engine/command.ts';
import type { Effects } from '../engine/effects.ts';
import { walletLines } from '../engine/wallet-lines.ts';
import type { DistributionRow, OrderRow, World } from '../engine/world.ts';

/** The amounts that one order receives, and the fee and the tax taken from them. */
export interface Share {
  order: OrderRow;
  grossCents: number;
  feeCents: number;
  taxCents: number;
  /** In hundredths of a percent of the gross. */
  taxRateHundredths: number;
  /** Why the rate differs from the general tax rate, and the certificate for it. */
  taxTreatment: TaxTreatmentKind | null;
  taxTreatmentId: string | null;
  principalCents: number;
}

export type Untaxed = Pick<Share, 'order' | 'grossCents' | 'feeCents' | 'principalCents'>;

export interface PayOut {
  kind: DistributionRow['kind'];
  period: number | null;
  dueOn: string | null;
  adminId: string | null;
  shares: readonly Share[];
  /** The accounts that pay, each with its amount. Their sum equals the sum of the shares. */
  from: readonly (readonly [AccountId, number])[];
}

const sumOf = (shares: readonly Share[], pick: (share: Share) => number) =>
  shares.reduce((sum, share) => sum + pick(share), 0);

type Sum = Omit<Share, 'order' | 'taxTreatmentId'> & { userId: string };

/** The return after fee and tax, without the principal. */
export const netOf = ({
  grossCents,
  feeCents,
  taxCents,
}: Pick<Share, 'grossCents' | 'feeCents' | 'taxCents'>): number => grossCents - feeCents - taxCents;

/** Adds up the shares of each investor over all their orders. */
export function byInvestor(shares: readonly Share[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { order, grossCents, feeCents, taxCents, principalCents, ...share } of shares) {
    const { userId } = order;
    const { taxRateHundredths, taxTreatment } = share;
    const sum = sums.get(userId);
    sums.set(userId, {
      userId,
      grossCents: (sum?.grossCents ?? 0) + grossCents,
      feeCents: (sum?.feeCents ?? 0) + feeCents,
      taxCents: (sum?.taxCents ?? 0) + taxCents,
      taxRateHundredths,
      taxTreatment,
      principalCents: (sum?.principalCents ?? 0) + principalCents,
    });
  }
  return [...sums.values()];
}

function answerOf(world: World, row: DistributionRow, shares: readonly Share[]): Distribution {
  const { grossCents: gross, feeCents: fee, taxCents: tax, principalCents: principal, ...same } = row;
  return {
    ...same,
    gross: cents(gross),
    fee: cents(fee),
    tax: cents(tax),
    net: cents(netOf(row)),
    principal: cents(principal),
    lines: shares.map(({ order, ...amounts }) => ({
      orderId: order.orderId,
      userId: order.userId,
      userName: world.investors.get(order.userId)?.userName ?? '',
      gross: cents(amounts.grossCents),
      fee: cents(amounts.feeCents),
      tax: cents(amounts.taxCents),
      taxRate: amounts.taxRateHundredths,
      taxTreatment: amounts.taxTreatment,
      taxCorrection: cents(0),
      net: cents(netOf(amounts)),
      principal: cents(amounts.principalCents),
    })),
  };
}

const withoutTax: AppliedRate = { rateHundredths: 0, treatment: null };

/**
 * Adds to each share the tax withheld, at the rate of its investor on `day`. Tax is zero if the project
 * withholds none.
 */
export function withTax(
  { taxTreatments }: Pick<World, 'taxTreatments'>,
  { interestTaxRates }: Pick<Context, 'interestTaxRates'>,
  { taxWithholder }: Pick<StoredProject, 'taxWithholder'>,
  day: string,
  shares: readonly Untaxed[],
): Share[] {
  const rateOf = (userId: string) =>
    taxWithholder ? appliedRate(interestTaxRates, taxTreatments.get(userId) ?? [], day) : withoutTax;
  const lines = shares.map(({ order: { orderId, userId }, grossCents, feeCents }) => ({
    orderId,
    userId,
    grossCents,
    feeCents,
  }));
  const taxes = taxByOrder(lines, (userId) => rateOf(userId).rateHundredths);
  return shares.map((share) => {
    const { rateHundredths, treatment } = rateOf(share.order.userId);
    return {
      ...share,
      taxCents: taxes.get(share.order.orderId) ?? 0,
      taxRateHundredths: rateHundredths,
      taxTreatment: treatment?.kind ?? null,
      taxTreatmentId: treatment?.taxTreatmentId ?? null,
    };
  });
}

/** Pays all investors of a project with a single ledger entry, and adds wallet lines for each order. */
export function payOut(
  world: World,
  context: Context,
  projectId: string,
  { kind, period, dueOn, adminId, shares, from }: PayOut,
): { answer: Distribution; effects: Effects } {
  const { now, newId } = context;
  const distributionId = newId();
  const moves: (readonly [AccountId, number])[] = [
    ...from.map(([accountId, amount]) => [accountId, -amount] as const),
    ...shares.map(
      ({ order, ...amounts }) => [walletOf(order.userId), netOf(amounts) + amounts.principalCents] as const,
    ),
    ['fees', sumOf(shares, ({ feeCents }) => feeCents)],
    [taxAccountOf(projectId), sumOf(shares, ({ taxCents }) => taxCents)],
  ];
  const cause = kind === 'return' ? 'distribution' : 'refund';
  const entry = newEntry(context, { cause, causeId: distributionId }, moves);
  const isEmpty = entry.postings.length === 0;
  const row: DistributionRow = {
    distributionId,
    projectId,
    kind,
    period,
    dueOn,
    grossCents: sumOf(shares, ({ grossCents }) => grossCents),
    feeCents: sumOf(shares, ({ feeCents }) => feeCents),
    taxCents: sumOf(shares, ({ taxCents }) => taxCents),
    principalCents: sumOf(shares, ({ principalCents }) => principalCents),
    investors: new Set(shares.map(({ order }) => order.userId)).size,
    adminId,
    entryId: isEmpty ? null : entry.entryId,
    createdAt: now,
  };
  const { entryId } = entry;
  return {
    answer: answerOf(world, row, shares),
    effects: {
      entries: isEmpty ? [] : [entry],
      distributions: [row],
      distributionLines: shares.map(({ order: { orderId, userId }, ...amounts }) => ({
        distributionId,
        orderId,
        projectId,
        userId,
        ...amounts,
      })),
      transactions: shares.flatMap(({ order, grossCents, feeCents, taxCents, principalCents, ...share }) =>
        walletLines(context, order, world.investors.get(order.userId)?.walletId ?? '', [
          { type: 'income', issuerName: 'project_order', amountCents: grossCents + principalCents, entryId },
          { type: 'withdraw', issuerName: 'project_fee', amountCents: feeCents, entryId },
          {
            type: 'withdraw',
            issuerName: 'project_tax',
            amountCents: taxCents,
            entryId,
            taxRateHundredths: share.taxRateHundredths,
          },
        ]),
      ),
    },
  };
}
