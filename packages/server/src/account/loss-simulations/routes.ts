import { civilDateAt, simulationValidUntil, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import type { Change } from '../../kit/change/make-change.ts';
import { NotFound } from '../../kit/errors.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { lockUser } from '../../kit/users/queries.ts';
import { withinReach } from '../../kit/users/reach.ts';
import { type LossSimulationRow, lossSimulations } from '../../schema/loss-simulations.ts';
import { findSimulation, findSimulationRows, findSimulations } from './queries.ts';
import { simulationNote } from './simulation-note.ts';

const reachOf = ({ scope, caller }: Pick<Call<typeof v1.lossSimulations.find>, 'scope' | 'caller'>) =>
  withinReach({ scope, caller }, lossSimulations.userId);

async function storeResult({ tx, audit }: Change, userId: string, resultCents: number, now: Date) {
  // While the user is locked, no command decides on the user's orders.
  if (!(await lockUser(tx, userId))) throw new NotFound();
  const validUntil = simulationValidUntil(civilDateAt(now));
  const [row] = await tx
    .insert(lossSimulations)
    .values({ userId, resultCents, validUntil, createdAt: now })
    .returning();
  const stored = row as LossSimulationRow;
  audit(simulationNote(stored));
  return findSimulation(tx, stored.lossSimulationId);
}

export async function registerLossSimulations(app: FastifyInstance): Promise<void> {
  route(app, v1.lossSimulations.find, (call) => findSimulations(call.db, call.query, reachOf(call)));
  exportRoute(app, v1.lossSimulations.export, {
    fileName: 'loss-simulations',
    find: (call, db, page) => findSimulationRows(db, { ...call.query, ...page }, reachOf(call)),
  });
  route(app, v1.lossSimulations.create, ({ caller, body, change, now }) =>
    change((draft) => storeResult(draft, caller.userId, body.result, now)),
  );
}
