export * from './figures.ts';
export * from './phases.ts';
export * from './project-descriptions.ts';
export * from './project-documents.ts';
export * from './project-media-files.ts';
export * from './project-timeline.ts';
export * from './project-types.ts';
export * from './projects.ts';
