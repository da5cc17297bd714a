export { countUndecided } from './find-verifications.ts';
export { hasApprovedIdentity } from './is-verified.ts';
export { scheduleVerificationPolling } from './poll-decisions.ts';
export { registerVerifications } from './routes.ts';
export {
  verificationDeliveries,
  verificationDocuments,
  verificationMedia,
  verificationSessions,
  verifications,
} from './table.ts';
