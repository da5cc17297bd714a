import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../kit/errors.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { temporaryAddress } from '../../misc/documents/signed-address.ts';
import { findKept, findKeptFiles, findKeptRecord, findKeptRows } from './queries.ts';

async function open({ db, params, body, services, change }: Call<typeof v1.keptRecords.open>) {
  const record = await findKeptRecord(db, params.keptRecordId);
  if (!record) throw new NotFound();
  // Records the reader and the reason before anything is shown.
  await change(async ({ audit }) =>
    audit({
      action: 'kept-record.open',
      subjectType: 'kept-record',
      subjectId: record.keptRecordId,
      personId: null,
      after: { kind: record.kind, why: body.why },
    }),
  );
  const files = await Promise.all(
    (await findKeptFiles(db, record.keptRecordId)).map(async (stored) => ({
      name: stored.name,
      url: (await temporaryAddress(services, stored)).url,
    })),
  );
  return { data: record.data, files };
}

export async function registerKeptRecords(app: FastifyInstance): Promise<void> {
  route(app, v1.keptRecords.find, ({ db, query }) => findKept(db, query));
  exportRoute(app, v1.keptRecords.export, {
    find: ({ query }, db, page) => findKeptRows(db, { ...query, ...page }),
  });
  route(app, v1.keptRecords.open, open);
}
