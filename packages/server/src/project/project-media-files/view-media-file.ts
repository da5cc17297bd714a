import type { FastifyReply } from 'fastify';
import type { Db } from '../../database/types.ts';
import { NotFound } from '../../errors.ts';
import { privateToCaller, publicForever, sendFile } from '../../misc/documents/send-file.ts';
import type { Caller } from '../../routing/caller.ts';
import type { Services } from '../../services.ts';
import { isOpenToEveryone, visibleProject } from '../access.ts';
import { findMediaFile } from './repository.ts';
import { keyOf } from './write-media-file.ts';

/** Sends one size of a picture, or a film, to someone who may see its project. */
export async function sendMediaFile(
  db: Db,
  services: Services,
  caller: Caller,
  reply: FastifyReply,
  asked: { projectMediaFileId: string; variant: string },
): Promise<void> {
  const media = await findMediaFile(db, asked.projectMediaFileId);
  const variant = media?.variants.find(({ name }) => name === asked.variant);
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
