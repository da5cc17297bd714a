export { registerAccountDocuments } from './routes.ts';
