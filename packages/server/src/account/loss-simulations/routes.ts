import { civilDateAt, simulationValidUntil, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import type { Change } from '../../kit/change/make-change.ts';
import { NotFound } from '../../kit/errors.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import { lockUser } from '../../kit/users/queries.ts';
import { unlimited } from '../../kit/users/reach.ts';
import { type LossSimulationRow, lossSimulations } from '../../schema/loss-simulations.ts';
import { lossSimulationList } from './queries.ts';
import { simulationNote } from './simulation-note.ts';

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
  return lossSimulationList.one(tx, stored.lossSimulationId, unlimited);
}

export async function registerLossSimulations(app: FastifyInstance): Promise<void> {
  route(app, v1.lossSimulations.find, lossSimulationList.find);
  exportRoute(app, v1.lossSimulations.export, {
    fileName: 'loss-simulations',
    find: lossSimulationList.file,
  });
  route(app, v1.lossSimulations.create, ({ caller, body, change, now }) =>
    change((draft) => storeResult(draft, caller.userId, body.result, now)),
  );
}
