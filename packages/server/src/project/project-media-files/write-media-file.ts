import type { InputOf, v1 } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import { assertSeen } from '../../kit/database/versions.ts';
import { NotFound } from '../../kit/errors.ts';
import type { Caller } from '../../kit/http/caller.ts';
import type { Services } from '../../kit/services.ts';
import { processPicture } from '../../misc/documents/process-picture.ts';
import { deleteFiles, storeFiles } from '../../misc/documents/store-document.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { lockEditableProject } from '../access.ts';
import { idsInOrder, moved, updatePlaces } from '../places.ts';
import type { StoredMediaFile } from './as-answer.ts';
import {
  deleteMediaFileRow,
  findMediaFile,
  findMediaOfProject,
  insertMediaFile,
  mediaRows,
  updateMediaTexts,
} from './queries.ts';

interface PreparedVariant {
  name: string;
  type: string;
  width: number;
  bytes: Uint8Array;
}

/** The files to store for an upload. They are prepared before any row is locked, because that is slow. */
export interface PreparedMedia {
  kind: StoredMediaFile['kind'];
  width?: number;
  height?: number;
  variants: PreparedVariant[];
}

const filmType = 'video/mp4';

export async function prepareMedia(file: File): Promise<PreparedMedia> {
  if (file.type !== filmType) return { kind: 'image', ...(await processPicture(file)) };
  return {
    kind: 'video',
    variants: [{ name: 'film.mp4', type: filmType, width: 0, bytes: await file.bytes() }],
  };
}

export const keyOf = (projectMediaFileId: string, variant: string) =>
  `media/${projectMediaFileId}/${variant}`;

export const keysOf = ({ projectMediaFileId, variants }: StoredMediaFile) =>
  variants.map(({ name }) => keyOf(projectMediaFileId, name));

type NewMedia = Omit<InputOf<typeof v1.projectMediaFiles.create>['body'], 'file'>;
type MediaChanges = InputOf<typeof v1.projectMediaFiles.edit>['body'];

export async function createMediaFile(
  change: Change,
  services: Services,
  caller: Caller,
  { projectId, description, descriptionEn, order }: NewMedia,
  { kind, width, height, variants }: PreparedMedia,
): Promise<StoredMediaFile> {
  await lockEditableProject(change.tx, caller, projectId);
  const projectMediaFileId = newId();
  const files = variants.map(({ name, ...file }) => ({ key: keyOf(projectMediaFileId, name), ...file }));
  await storeFiles(change, services, files);
  const ids = await idsInOrder(change.tx, mediaRows, projectId);
  const inserted = await insertMediaFile(change.tx, {
    projectMediaFileId,
    projectId,
    uploadedBy: caller.userId,
    kind,
    description,
    descriptionEn,
    orderIndex: ids.length,
    width,
    height,
    variants: variants.map(({ bytes, ...variant }) => ({ ...variant, sizeBytes: bytes.byteLength })),
    createdAt: services.now(),
  });
  return order === undefined ? inserted : editMediaFile(change.tx, inserted, { order });
}

export async function lockMediaFile(
  tx: Db,
  caller: Caller,
  projectMediaFileId: string,
): Promise<StoredMediaFile> {
  const found = await findMediaFile(tx, projectMediaFileId);
  if (!found) throw new NotFound();
  await lockEditableProject(tx, caller, found.projectId);
  const media = await findMediaFile(tx, projectMediaFileId);
  if (!media) throw new NotFound();
  return media;
}

export async function editMediaFile(
  tx: Db,
  before: StoredMediaFile,
  { order, version, ...texts }: MediaChanges,
): Promise<StoredMediaFile> {
  const { projectMediaFileId, projectId } = before;
  assertSeen(before, version);
  if (Object.keys(texts).length || order !== undefined) await updateMediaTexts(tx, projectMediaFileId, texts);
  if (order !== undefined) {
    const ids = await idsInOrder(tx, mediaRows, projectId);
    await updatePlaces(tx, mediaRows, moved(ids, projectMediaFileId, order));
  }
  return (await findMediaFile(tx, projectMediaFileId)) as StoredMediaFile;
}

export async function deleteMediaFile(
  change: Change,
  services: Services,
  media: StoredMediaFile,
): Promise<void> {
  await deleteMediaFileRow(change.tx, media.projectMediaFileId);
  await updatePlaces(change.tx, mediaRows, await idsInOrder(change.tx, mediaRows, media.projectId));
  deleteFiles(change, services, keysOf(media));
}

/** Deletes the media files of a project. Their rows are deleted with the project, by cascade. */
export async function deleteMediaFilesOfProject(
  change: Change,
  services: Services,
  projectId: string,
): Promise<void> {
  const media = await findMediaOfProject(change.tx, projectId);
  deleteFiles(change, services, media.flatMap(keysOf));
}
