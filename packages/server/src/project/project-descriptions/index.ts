export { registerProjectDescriptions } from './routes.ts';
export { projectDescriptions } from './table.ts';
