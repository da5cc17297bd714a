export { registerTemplates } from './routes.ts';
export { templates } from './table.ts';
