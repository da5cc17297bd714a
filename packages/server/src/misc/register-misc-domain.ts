import type { FastifyInstance } from 'fastify';
import { registerCountries } from './countries/routes.ts';
import { registerDocumentTypes } from './document-types/routes.ts';
import { registerDocuments } from './documents/routes.ts';
import { registerLocales } from './locales/routes.ts';
import { registerUndeliveredMails } from './undelivered-mails/routes.ts';

export async function registerMiscDomain(app: FastifyInstance): Promise<void> {
  await registerCountries(app);
  await registerDocumentTypes(app);
  await registerDocuments(app);
  await registerLocales(app);
  await registerUndeliveredMails(app);
}
