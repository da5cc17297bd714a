import { cents, type Distribution } from '@semilla/contract';
import { type AccountId, walletOf } from '../../ledger/accounts.ts';
import { newEntry } from '../../ledger/new-entry.ts';
import type { Context } from '../engine/command.ts';
import type { Effects } from '../engine/effects.ts';
import { walletLines } from '../engine/wallet-lines.ts';
import type { DistributionRow, OrderRow, World } from '../engine/world.ts';

/** The amounts that one order receives, and the fee taken from them. */
export interface Share {
  order: OrderRow;
  grossCents: number;
  feeCents: number;
  principalCents: number;
}

export interface PayOut {
  kind: DistributionRow['kind'];
  period: number | null;
  dueOn: string | null;
  adminId: string | null;
  shares: readonly Share[];
  /** The accounts that pay, each with its amount; together they pay the sum of the shares. */
  from: readonly (readonly [AccountId, number])[];
}

const sumOf = (shares: readonly Share[], pick: (share: Share) => number) =>
  shares.reduce((sum, share) => sum + pick(share), 0);

type Sum = Pick<Share, 'grossCents' | 'feeCents' | 'principalCents'> & { userId: string };

/** Adds up the shares of each investor over all their orders. */
export function byInvestor(shares: readonly Share[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { order, grossCents, feeCents, principalCents } of shares) {
    const { userId } = order;
    const sum = sums.get(userId);
    sums.set(userId, {
      userId,
      grossCents: (sum?.grossCents ?? 0) + grossCents,
      feeCents: (sum?.feeCents ?? 0) + feeCents,
      principalCents: (sum?.principalCents ?? 0) + principalCents,
    });
  }
  return [...sums.values()];
}

function answerOf(world: World, row: DistributionRow, shares: readonly Share[]): Distribution {
  const { grossCents: gross, feeCents: fee, principalCents: principal, ...same } = row;
  return {
    ...same,
    gross: cents(gross),
    fee: cents(fee),
    net: cents(gross - fee),
    principal: cents(principal),
    lines: shares.map(({ order, ...amounts }) => ({
      orderId: order.orderId,
      userId: order.userId,
      userName: world.investors.get(order.userId)?.userName ?? '',
      gross: cents(amounts.grossCents),
      fee: cents(amounts.feeCents),
      net: cents(amounts.grossCents - amounts.feeCents),
      principal: cents(amounts.principalCents),
    })),
  };
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
      ({ order, grossCents, feeCents, principalCents }) =>
        [walletOf(order.userId), grossCents - feeCents + principalCents] as const,
    ),
    ['fees', sumOf(shares, ({ feeCents }) => feeCents)],
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
      transactions: shares.flatMap(({ order, grossCents, feeCents, principalCents }) =>
        walletLines(context, order, world.investors.get(order.userId)?.walletId ?? '', [
          { type: 'income', issuerName: 'project_order', amountCents: grossCents + principalCents, entryId },
          { type: 'withdraw', issuerName: 'project_fee', amountCents: feeCents, entryId },
        ]),
      ),
    },
  };
}
