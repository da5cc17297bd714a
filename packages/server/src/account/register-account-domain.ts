import type { FastifyInstance } from 'fastify';
import { registerAccountDocuments } from './account-documents/routes.ts';
import { registerCompanyDeclarations } from './company-declarations/routes.ts';
import { registerEntryTests } from './entry-tests/routes.ts';
import { registerFiscalResidences } from './fiscal-residences/routes.ts';
import { registerIdentificationDocumentTypes } from './identification-document-types/routes.ts';
import { keepInvestorFile } from './investor-file/keep-investor-file.ts';
import { registerInvestorKinds } from './investor-kinds/routes.ts';
import { registerInvestorProfile } from './investor-profile/routes.ts';
import { registerKeptRecords } from './kept-records/routes.ts';
import { registerLossSimulations } from './loss-simulations/routes.ts';
import { registerMailPreferences } from './mail-preferences/routes.ts';
import { registerReviews } from './reviews/register-reviews.ts';
import { registerTaxTreatments } from './tax-treatments/routes.ts';
import { registerUserAssignments } from './user-assignments/routes.ts';
import { registerMeRoutes } from './users/register-me-routes.ts';
import { registerUserRoutes } from './users/routes.ts';
import { registerVerifications } from './verifications/routes.ts';

export async function registerAccountDomain(app: FastifyInstance): Promise<void> {
  await registerMeRoutes(app);
  await registerUserRoutes(app);
  await registerUserAssignments(app);
  await registerIdentificationDocumentTypes(app);
  await registerAccountDocuments(app);
  await registerVerifications(app);
  keepInvestorFile();
  await registerInvestorKinds(app);
  await registerEntryTests(app);
  await registerLossSimulations(app);
  await registerInvestorProfile(app);
  registerReviews(app);
  await registerFiscalResidences(app);
  await registerTaxTreatments(app);
  await registerCompanyDeclarations(app);
  await registerKeptRecords(app);
  await registerMailPreferences(app);
}
