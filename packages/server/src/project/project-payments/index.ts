export { registerProjectPayments } from './routes.ts';
export { projectPayments } from './table.ts';
