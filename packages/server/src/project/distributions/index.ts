export { closeProject } from './close-project.ts';
export { financedAt } from './repository.ts';
export { registerDistributions } from './routes.ts';
export { runDistribution } from './run-distribution.ts';
export { dueCents, scheduleOf } from './schedule-of.ts';
export { distributionLines, distributions } from './table.ts';
