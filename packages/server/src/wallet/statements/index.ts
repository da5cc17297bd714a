export { registerStatements } from './routes.ts';
