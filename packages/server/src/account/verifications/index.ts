export { hasApprovedIdentity } from './is-verified.ts';
export { registerVerifications } from './routes.ts';
export { verificationDocuments, verificationMedia, verifications } from './table.ts';
