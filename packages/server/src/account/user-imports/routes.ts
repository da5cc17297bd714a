import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../../auth/password-hash.ts';
import { route } from '../../kit/http/route.ts';
import { importTable, previewImport } from '../../kit/import/import-table.ts';
import { newToken } from '../../kit/keys.ts';
import { customersFrom } from './customers-from.ts';

/** The hash of a password that is never shown. All customers of a file share it until they choose their own. */
const unknownPassword = () => hashPassword(newToken().token);

export async function registerUserImports(app: FastifyInstance): Promise<void> {
  route(app, v1.userImports.preview, async (call) =>
    previewImport(call, customersFrom(call, await unknownPassword())),
  );
  route(app, v1.userImports.create, async (call) =>
    importTable(call, customersFrom(call, await unknownPassword())),
  );
}
