export { noteOn } from './audit-note.ts';
export { countEnding, searchProjects } from './overview.ts';
export { registerProjects } from './routes.ts';
export { projects } from './table.ts';
