import type { Noted } from '@semilla/server/kit/audit/write-audit.ts';
import { insertRows } from '@semilla/server/kit/database/sets.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import { assert } from '@semilla/server/kit/errors.ts';
import { bulkActRows } from '@semilla/server/schema/bulk-act-rows.ts';
import { bulkActs } from '@semilla/server/schema/bulk-acts.ts';
import { StateChangeNotAllowed } from '@semilla/server/support/move-ticket.ts';
import { accountId } from './accounts.ts';
import type { Calendar } from './calendar.ts';
import { demoId } from './demo-id.ts';
import type { Tickets } from './tickets/index.ts';
import { noted } from './trail/noted.ts';

type BulkActRow = typeof bulkActRows.$inferInsert;

const jobMs = 1_000;

/** An administrator dismisses the tickets that ask nothing, and selected a closed one too, which is refused. */
function dismissal({ played }: Tickets, calendar: Calendar) {
  const dismissed = played.filter(({ ticket }) => ticket.stateId === 'Dismissed');
  const endedAt = dismissed[0]?.ticket.stateSince;
  assert(endedAt, 'tickets are dismissed');
  const wasClosed = played
    .filter(({ ticket }) => ticket.stateId === 'Closed' && ticket.stateSince < endedAt)
    .toSorted((left, right) => right.ticket.stateSince.getTime() - left.ticket.stateSince.getTime());
  const refused = wasClosed[0];
  assert(refused, 'a ticket was closed before others are dismissed');
  const createdAt = new Date(endedAt.getTime() - jobMs);
  const bulkActId = demoId('bulk act', createdAt);
  const { code, params } = new StateChangeNotAllowed('Closed', 'Dismissed');
  const rows = [
    ...dismissed.map(({ ticket, stateChanges }) => ({
      recordId: ticket.ticketId,
      result: 'done' as const,
      before: { stateId: stateChanges.at(-1)?.from },
      version: ticket.version,
    })),
    {
      recordId: refused.ticket.ticketId,
      result: 'refused' as const,
      refusal: code,
      refusalParams: params,
    },
  ].toSorted((left, right) => (left.recordId < right.recordId ? -1 : 1));
  const act: typeof bulkActs.$inferInsert = {
    bulkActId,
    resource: 'tickets',
    act: 'moveTickets',
    values: { stateId: 'Dismissed' },
    state: 'done',
    startedById: accountId('admin', calendar),
    createdAt,
    endedAt,
    total: rows.length,
    done: dismissed.length,
    refused: 1,
  };
  return { act, rows: rows.map((row, index): BulkActRow => ({ bulkActId, position: index + 1, ...row })) };
}

/** Inserts a finished bulk act, so that their list in the backoffice is not empty. */
export async function seedBulkAct(tx: Db, tickets: Tickets, calendar: Calendar): Promise<void> {
  const { act, rows } = dismissal(tickets, calendar);
  await tx.insert(bulkActs).values(act);
  await insertRows(tx, bulkActRows, rows);
}

export function trailOfBulkAct(tickets: Tickets, calendar: Calendar): Noted[] {
  const { act } = dismissal(tickets, calendar);
  const subject = { subjectType: 'bulk-act', subjectId: act.bulkActId };
  const after = { act: act.act, total: act.total };
  return [noted(act.createdAt as Date, act.startedById, { action: 'bulk-act.create', ...subject, after })];
}
