import type { FastifyInstance } from 'fastify';
import { registerAccountDocuments } from './account-documents/routes.ts';
import { registerIdentificationDocumentTypes } from './identification-document-types/index.ts';
import { registerMailPreferences } from './mail-preferences/index.ts';
import { registerUserAssignments } from './user-assignments/routes.ts';
import { registerUsers } from './users/index.ts';
import { registerVerifications } from './verifications/routes.ts';

export async function registerAccountDomain(app: FastifyInstance): Promise<void> {
  await registerUsers(app);
  await registerUserAssignments(app);
  await registerIdentificationDocumentTypes(app);
  await registerAccountDocuments(app);
  await registerVerifications(app);
  await registerMailPreferences(app);
}
