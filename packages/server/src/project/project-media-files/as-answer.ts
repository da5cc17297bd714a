import type { Picture, ProjectMediaFile } from '@semilla/contract';
import type { projectMediaFiles } from '../../schema/project-media-files.ts';

export type StoredMediaFile = typeof projectMediaFiles.$inferSelect;

const urlOf = (projectMediaFileId: string, variant: string) =>
  `/v1/project/project-media-files/${projectMediaFileId}/${variant}`;

export function pictureOf(media: StoredMediaFile): Picture | null {
  const { projectMediaFileId, kind, description, width, height, variants } = media;
  if (kind !== 'image' || width === null || height === null) return null;
  const sources = variants.map(({ name, type, width: own }) => ({
    url: urlOf(projectMediaFileId, name),
    type,
    width: own,
  }));
  return { description, width, height, sources };
}

export function asAnswer(media: StoredMediaFile, isForStaff: boolean): ProjectMediaFile {
  const { projectMediaFileId, projectId, kind, description, orderIndex, createdAt } = media;
  return {
    projectMediaFileId,
    projectId,
    kind,
    description,
    createdAt,
    userId: isForStaff ? media.uploadedBy : null,
    order: orderIndex,
    picture: pictureOf(media),
    videoUrl: kind === 'video' ? urlOf(projectMediaFileId, 'film.mp4') : null,
  };
}
