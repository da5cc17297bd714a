import { movementColumns, v1, type WalletMovement } from '@semilla/contract';
import { translate } from '@semilla/i18n';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { csvLine, twoPlaces } from '../../kit/http/csv.ts';
import { localeOfLink } from '../../kit/http/plugins/locale.ts';
import { route } from '../../kit/http/route.ts';
import { listMovements } from './list-movements.ts';

const textOf: Record<(typeof movementColumns)[number], (movement: WalletMovement) => string | Date | null> = {
  movement_id: ({ movementId }) => movementId,
  date: ({ date }) => date,
  time: ({ at }) => at,
  type: ({ type }) => type,
  amount: ({ amount }) => twoPlaces(amount),
  currency: ({ currency }) => currency,
  project_id: ({ projectId }) => projectId,
  project: ({ project }) => project,
  order_id: ({ orderId }) => orderId,
};

/**
 * The CSV is for programs: it has the same column names, commas and decimal points in every language, and no
 * byte order mark.
 */
function csvOf(movements: readonly WalletMovement[]): string {
  const rows = movements.map((movement) => movementColumns.map((column) => textOf[column](movement)));
  return [[...movementColumns], ...rows].map((row) => csvLine(row)).join('');
}

export async function registerMovements(app: FastifyInstance): Promise<void> {
  route(app, v1.movements.find, ({ db, caller, now }) => listMovements(db, caller.userId, now));

  route(app, v1.movements.findFile, async ({ db, caller, now, query, reply, request }) => {
    const movements = await listMovements(db, caller.userId, now);
    const isCsv = query.format === 'csv';
    const name = translate(localeOfLink(request), 'misc.fileNames.movements');
    reply
      .type(isCsv ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${name}.${query.format}"`)
      .send(
        isCsv
          ? csvOf(movements.data)
          : JSON.stringify(z.encode(v1.movements.find.answer, movements), null, 2),
      );
  });
}
