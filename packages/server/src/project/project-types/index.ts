export { holdProjectType } from './repository.ts';
export { registerProjectTypes } from './routes.ts';
export { projectTypes } from './table.ts';
