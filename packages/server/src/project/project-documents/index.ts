export { findDocumentIds } from './repository.ts';
export { registerProjectDocuments } from './routes.ts';
