import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { exportRoute } from '../../kit/http/export-route.ts';
import { localeOfLink } from '../../kit/http/plugins/locale.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { createBulkAct, undoBulkAct } from './create-bulk-act.ts';
import { findRowPage, findRows } from './find-rows.ts';
import { findBulkAct, findBulkActRecords, findBulkActs, lockBulkAct } from './queries.ts';
import { runBulkActs } from './run-bulk-acts.ts';
import { stopBulkAct } from './stop-bulk-act.ts';

async function create(call: Call<typeof v1.bulkActs.create>) {
  const { body, change, services, caller, now, request } = call;
  return change(async (draft) => {
    const bulkActId = await createBulkAct(draft, services, body, { caller, now, requestId: request.id });
    return findBulkAct(draft.tx, bulkActId, call);
  });
}

async function undo(call: Call<typeof v1.bulkActs.undo>) {
  const { params, change, services, caller, scope, now, request } = call;
  const starter = { caller, scope, now, requestId: request.id };
  return change(async (draft) => {
    const bulkActId = await undoBulkAct(draft, services, params.bulkActId, starter);
    return findBulkAct(draft.tx, bulkActId, call);
  });
}

async function stop(call: Call<typeof v1.bulkActs.stop>) {
  const { params, change, services } = call;
  return change(async (draft) => {
    const record = await lockBulkAct(draft.tx, params.bulkActId, call);
    await stopBulkAct(draft, services, record, 'person');
    return findBulkAct(draft.tx, params.bulkActId, call);
  });
}

export async function registerBulkActs(app: FastifyInstance): Promise<void> {
  await runBulkActs(app);
  route(app, v1.bulkActs.find, (call) => findBulkActs(call.db, call.query, call));
  exportRoute(app, v1.bulkActs.export, {
    fileName: 'bulk-acts',
    find: (call, db, page) => findBulkActRecords(db, { ...call.query, ...page }, call),
  });
  route(app, v1.bulkActs.findOne, (call) => findBulkAct(call.db, call.params.bulkActId, call));
  route(app, v1.bulkActs.create, create);
  route(app, v1.bulkActs.stop, stop);
  route(app, v1.bulkActs.undo, undo);
  route(app, v1.bulkActRows.find, (call) => findRowPage(call.db, call, call.locale));
  exportRoute(app, v1.bulkActRows.export, {
    fileName: 'bulk-act-rows',
    find: (call, db, page) =>
      findRows(db, { ...call, query: { ...call.query, ...page } }, localeOfLink(call.request)),
  });
}
