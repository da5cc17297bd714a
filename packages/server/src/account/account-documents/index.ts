export { registerAccountDocuments } from './routes.ts';
export { accountDocuments } from './table.ts';
