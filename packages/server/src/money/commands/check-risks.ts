import { entryRefusal } from '@semilla/contract';
import { assert } from '../../kit/errors.ts';
import type { RiskSums } from '../../project/orders/risk-texts-in.ts';
import type { Context } from '../engine/command.ts';
import { refuse } from '../engine/refuse.ts';
import { investorKey, type LedgerProject, type OrderRow, type World } from '../engine/world.ts';
import { evidenceOf, type ShownWithOrder } from './evidence-of.ts';
import { newOrder, type PlaceOrder } from './place-order.ts';

/** The sums that decide whether an investor's amount is above the threshold. */
export function riskSumsOf(world: World, whose: Pick<PlaceOrder, 'projectId' | 'userId'>): RiskSums {
  const facts = world.investorFacts.get(whose.userId);
  assert(facts, 'the facts of the investor are loaded');
  return {
    kind: facts.kind,
    thresholdCents: facts.thresholdCents,
    ownAmountCents: world.standingCents.get(investorKey(whose)) ?? 0,
  };
}

/**
 * Refuses an amount above the threshold without consent and proof, by the rules for orders. Returns the order
 * that the request would become.
 */
export function checkRisks(
  world: World,
  context: Context,
  request: Omit<PlaceOrder, 'shown'> & { shown: ShownWithOrder },
  before: LedgerProject,
): OrderRow {
  const facts = world.investorFacts.get(request.userId);
  assert(facts, 'the facts of the investor are loaded');
  refuse(entryRefusal(facts.kind, facts.entryTest, facts.isAcknowledged));
  const { ownAmountCents } = riskSumsOf(world, request);
  const order = newOrder(context, request, before.projectPhaseId, facts.kind);
  evidenceOf({ order, before, facts, ownAmountCents, from: request.from }, request.shown);
  return order;
}
