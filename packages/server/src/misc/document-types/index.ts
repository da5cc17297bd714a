export { registerDocumentTypes } from './routes.ts';
export { documentTypes } from './table.ts';
