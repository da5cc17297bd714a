export { insertTimelineEntry } from './repository.ts';
export { registerProjectTimeline } from './routes.ts';
export { projectTimeline } from './table.ts';
