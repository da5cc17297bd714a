export { findDocumentIds } from './repository.ts';
export { registerProjectDocuments } from './routes.ts';
export { projectDocuments } from './table.ts';
