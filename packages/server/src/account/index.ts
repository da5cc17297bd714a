import type { FastifyInstance } from 'fastify';
import { registerAccountDocuments } from './account-documents/index.ts';
import { registerIdentificationDocumentTypes } from './identification-document-types/index.ts';
import { registerMailPreferences } from './mail-preferences/index.ts';
import { registerUserAssignments } from './user-assignments/index.ts';
import { registerUsers } from './users/index.ts';
import { registerVerifications } from './verifications/index.ts';

export async function registerAccountDomain(app: FastifyInstance): Promise<void> {
  await registerUsers(app);
  await registerUserAssignments(app);
  await registerIdentificationDocumentTypes(app);
  await registerAccountDocuments(app);
  await registerVerifications(app);
  await registerMailPreferences(app);
}

export { isWithin } from './access.ts';
export { registerErasure } from './erasure.ts';
export { accountLetter, accountNotice, documentNotice, enabledNotice, identityNotice } from './letters.ts';
export { findOvertaken, type Standing, standingOf } from './standing.ts';
export { userAssignments } from './user-assignments/index.ts';
export {
  confirmEmail,
  emailOfUser,
  findManagerOf,
  findUserByEmail,
  findUserById,
  findUserRows,
  fullName,
  insertUser,
  nameOfUser,
  setPasswordHash,
  users,
} from './users/index.ts';
export {
  countUndecided,
  hasApprovedIdentity,
  scheduleVerificationPolling,
  verificationDeliveries,
  verificationDocuments,
  verificationMedia,
  verificationSessions,
  verifications,
} from './verifications/index.ts';
