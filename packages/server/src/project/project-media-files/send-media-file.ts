import type { FastifyReply } from 'fastify';
import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import type { Caller } from '../../kit/http/caller.ts';
import type { Services } from '../../kit/services.ts';
import { privateToCaller, publicForever, sendFile } from '../../misc/documents/send-file.ts';
import { isOpenToEveryone, visibleProject } from '../access.ts';
import { findMediaFile } from './queries.ts';
import { keyOf } from './write-media-file.ts';

/** Sends one size of a picture, or a film, if the caller may see its project. */
export async function sendMediaFile(
  db: Db,
  services: Services,
  caller: Caller,
  reply: FastifyReply,
  params: { projectMediaFileId: string; variant: string },
): Promise<void> {
  const media = await findMediaFile(db, params.projectMediaFileId);
  const variant = media?.variants.find(({ name }) => name === params.variant);
  if (!media || !variant) throw new NotFound();
  const project = await visibleProject(db, caller, media.projectId);
  const bytes = await services.files.get(keyOf(media.projectMediaFileId, variant.name));
  if (!bytes) throw new NotFound();
  await sendFile(reply, {
    bytes,
    type: variant.type,
    name: variant.name,
    etag: `"${media.projectMediaFileId}/${variant.name}"`,
    cacheControl: isOpenToEveryone(project) ? publicForever : privateToCaller,
  });
}
