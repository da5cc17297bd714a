export { registerTemplates } from './routes.ts';
