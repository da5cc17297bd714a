export { userAssignments } from './table.ts';
