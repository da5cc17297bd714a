import { type Picture, type ProjectMediaFile, projectMediaFileFieldList } from '@semilla/contract';
import { hideStaffFields } from '../../kit/http/hide-staff-fields.ts';
import { shareName } from '../../misc/documents/process-picture.ts';
import type { projectMediaFiles } from '../../schema/project-media-files.ts';

export type StoredMediaFile = typeof projectMediaFiles.$inferSelect;

const urlOf = (projectMediaFileId: string, variant: string) =>
  `/v1/project/project-media-files/${projectMediaFileId}/${variant}`;

const isShared = ({ name }: { name: string }) => name === shareName;

export function pictureOf(media: StoredMediaFile): Picture | null {
  const { projectMediaFileId, kind, description, descriptionEn, width, height, variants } = media;
  if (kind !== 'image' || width === null || height === null) return null;
  const sizes = variants.filter((variant) => !isShared(variant));
  const sources = sizes.map(({ name, type, width: own }) => ({
    url: urlOf(projectMediaFileId, name),
    type,
    width: own,
  }));
  const shareUrl = variants.some(isShared) ? urlOf(projectMediaFileId, shareName) : null;
  return { description, descriptionEn, width, height, sources, shareUrl };
}

export function asAnswer(media: StoredMediaFile, isForStaff: boolean): ProjectMediaFile {
  const { projectMediaFileId, projectId, kind, description, descriptionEn, orderIndex, createdAt, version } =
    media;
  const answer: ProjectMediaFile = {
    projectMediaFileId,
    projectId,
    kind,
    description,
    descriptionEn,
    createdAt,
    version,
    userId: media.uploadedBy,
    order: orderIndex,
    picture: pictureOf(media),
    videoUrl: kind === 'video' ? urlOf(projectMediaFileId, 'film.mp4') : null,
  };
  return isForStaff ? answer : hideStaffFields(projectMediaFileFieldList, answer);
}
