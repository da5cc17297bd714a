import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../../auth/password-hash.ts';
import { route } from '../../kit/http/route.ts';
import { importTable, previewImport } from '../../kit/import/import-table.ts';
import { newToken } from '../../kit/keys.ts';
import { customersFrom } from './customers-from.ts';

/** Hashes a password that is never shown. All customers of a file share it until they choose their own. */
function hashOnce(): () => Promise<string> {
  let hash: Promise<string> | undefined;
  return () => {
    hash ??= hashPassword(newToken().token);
    return hash;
  };
}

export async function registerUserImports(app: FastifyInstance): Promise<void> {
  // What a preview writes is undone, so it needs no hash.
  route(app, v1.userImports.preview, (call) =>
    previewImport(
      call,
      customersFrom(call, async () => ''),
    ),
  );
  route(app, v1.userImports.create, (call) => importTable(call, customersFrom(call, hashOnce())));
}
