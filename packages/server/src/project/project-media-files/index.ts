export { findFirstPictures } from './repository.ts';
export { registerProjectMediaFiles } from './routes.ts';
export { projectMediaFiles } from './table.ts';
export { dropFilesOfProject } from './write-media-file.ts';
