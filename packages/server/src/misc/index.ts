import type { FastifyInstance } from 'fastify';
import { registerCountries } from './countries/index.ts';
import { registerDocumentTypes } from './document-types/index.ts';
import { registerDocuments } from './documents/index.ts';
import { registerUndeliveredMails } from './undelivered-mails/index.ts';

export async function registerMiscDomain(app: FastifyInstance): Promise<void> {
  await registerCountries(app);
  await registerDocumentTypes(app);
  await registerDocuments(app);
  await registerUndeliveredMails(app);
}

export { isCountry } from './countries/index.ts';
export * from './document-types/index.ts';
export * from './documents/index.ts';
export {
  countGivenUp,
  forgetOldMails,
  maskAddress,
  undeliveredMails,
  undeliveredMailsOf,
} from './undelivered-mails/index.ts';
