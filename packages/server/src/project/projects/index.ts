export { changePhase } from './change-phase.ts';
export { registerProjects } from './routes.ts';
export { projects } from './table.ts';
