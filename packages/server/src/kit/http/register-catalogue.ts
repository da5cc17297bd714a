import type { CsvEndpoint, Endpoint } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { differences } from '../audit/write-audit.ts';
import type { Db } from '../database/types.ts';
import { assertSeen } from '../database/versions.ts';
import { NotFound } from '../errors.ts';
import type { PageTag } from '../pages/pages.ts';
import { type Reader, unlimited } from '../users/reach.ts';
import { exportRoute, type FileNameKey } from './export-route.ts';
import { type Call, type Handler, route } from './route.ts';

type Endpoints = Record<'find' | 'findOne' | 'create' | 'edit' | 'delete', Endpoint> & {
  export: CsvEndpoint;
};

interface Catalogue<Row, Fields> {
  /** Begins the names of the acts in the audit trail. */
  subjectType: string;
  idOf: (row: Row) => string;
  fileName: FileNameKey;
  list: {
    find: (call: never) => Promise<{ data: Row[]; total: number }>;
    file: (call: never, db: Db, part: { skip: number; take: number }) => Promise<{ data: Row[] }>;
    one: (db: Db, id: string, reader: Reader) => Promise<Row>;
  };
  rows: {
    lock: (tx: Db, id: string) => Promise<Row | undefined>;
    insert: (tx: Db, fields: Fields) => Promise<Row>;
    update: (tx: Db, id: string, fields: Partial<Fields>) => Promise<Row>;
    delete: (tx: Db, id: string) => Promise<void>;
  };
  /** Applied to what a caller sends. */
  clean?: <F extends Partial<Fields>>(fields: F) => F;
  /** The cached pages that show the record. */
  tags?: readonly PageTag[];
}

type Given<Body> = Call<Endpoint> & { params: Record<string, string>; body: Body };

const wanted = ({ params }: Given<unknown>) => Object.values(params)[0] as string;

/** The calls of a record that staff add, edit and delete, and that has no rules beyond its fields. */
export function registerCatalogue<Row extends { version: number }, Fields extends object>(
  app: FastifyInstance,
  endpoints: Endpoints,
  { subjectType, idOf, fileName, list, rows, clean = (fields) => fields, tags = [] }: Catalogue<Row, Fields>,
): void {
  const answers = <Body>(endpoint: Endpoint, handle: (call: Given<Body>) => Promise<unknown>, options = {}) =>
    route(app, endpoint, handle as Handler<Endpoint>, options);
  const found = (call: Given<unknown>) => list.one(call.db, wanted(call), unlimited);
  const note = (act: string, row: Row) => ({
    action: `${subjectType}.${act}`,
    subjectType,
    subjectId: idOf(row),
  });

  async function locked(tx: Db, id: string): Promise<Row> {
    const row = await rows.lock(tx, id);
    if (!row) throw new NotFound();
    return row;
  }

  answers(endpoints.find, (call) => list.find(call as never));
  exportRoute(app, endpoints.export, { fileName, find: list.file as never });
  answers(endpoints.findOne, found);

  answers<Fields>(endpoints.create, ({ body, change }) =>
    change(async ({ tx, audit }) => {
      const row = await rows.insert(tx, clean(body));
      audit({ ...note('create', row), after: { ...row } });
      return row;
    }),
  );

  answers<Partial<Fields> & { version?: number }>(
    endpoints.edit,
    (call) =>
      call.change(async ({ tx, audit, touch }) => {
        const before = await locked(tx, wanted(call));
        const { version, ...sent } = call.body;
        assertSeen(before, version);
        const fields = clean(sent as Partial<Fields>);
        const after = Object.keys(fields).length ? await rows.update(tx, idOf(before), fields) : before;
        audit({ ...note('edit', after), ...differences(before, after) });
        touch(...tags);
        return after;
      }),
    { findCurrent: found },
  );

  answers(endpoints.delete, (call) =>
    call.change(async ({ tx, audit }) => {
      const before = await locked(tx, wanted(call));
      await rows.delete(tx, idOf(before));
      audit({ ...note('delete', before), before: { ...before } });
    }),
  );
}
