export { assignManager, holdManager, unassign } from './repository.ts';
export { registerUserAssignments } from './routes.ts';
export { userAssignments } from './table.ts';
