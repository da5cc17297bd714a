export { registerProjects } from './routes.ts';
export { projects } from './table.ts';
