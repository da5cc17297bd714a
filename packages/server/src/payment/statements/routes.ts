import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../kit/errors.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import { findDocument } from '../../misc/documents/queries.ts';
import { temporaryAddress } from '../../misc/documents/signed-address.ts';
import { importFile } from './import-file.ts';
import { findEntries, findEntryRows, findStatement, findStatementRows, findStatements } from './queries.ts';

export async function registerStatements(app: FastifyInstance): Promise<void> {
  route(app, v1.bankStatements.find, ({ db, query }) => findStatements(db, query));
  exportRoute(app, v1.bankStatements.export, {
    find: ({ query }, db, page) => findStatementRows(db, { ...query, ...page }),
  });

  route(app, v1.bankEntries.find, ({ db, query }) => findEntries(db, query));
  exportRoute(app, v1.bankEntries.export, {
    find: ({ query }, db, page) => findEntryRows(db, { ...query, ...page }),
  });

  route(app, v1.bankStatements.import, importFile);

  route(app, v1.bankStatements.findFileUrl, async ({ db, params, services }) => {
    const found = await findStatement(db, params.bankStatementId);
    const document = found && (await findDocument(db, found.documentId));
    if (!document) throw new NotFound();
    return temporaryAddress(services, document);
  });
}
