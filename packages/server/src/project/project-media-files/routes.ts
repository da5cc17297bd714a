import { type ProjectMediaFile, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { type AuditNote, differences } from '../../kit/audit/write-audit.ts';
import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import { assertOwnUser } from '../../kit/http/assert-own-user.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { registerFileKeeper } from '../../misc/documents/sweep-files.ts';
import { editableProject, tagsOf, visibleProject } from '../access.ts';
import { asAnswer, type StoredMediaFile } from './as-answer.ts';
import { findStoredKeys } from './find-stored-keys.ts';
import { findMediaFile, findMediaFiles } from './queries.ts';
import { sendMediaFile } from './send-media-file.ts';
import {
  createMediaFile,
  deleteMediaFile,
  editMediaFile,
  lockMediaFile,
  prepareMedia,
} from './write-media-file.ts';

const noteOn = ({ projectMediaFileId }: StoredMediaFile) =>
  ({ subjectType: 'project-media-file', subjectId: projectMediaFileId }) satisfies Partial<AuditNote>;

async function find({ db, caller, query }: Call<typeof v1.projectMediaFiles.find>) {
  await visibleProject(db, caller, query.projectId);
  return findMediaFiles(db, caller, query);
}

async function foundMediaFile(db: Db, id: string): Promise<ProjectMediaFile> {
  const found = await findMediaFile(db, id);
  if (!found) throw new NotFound();
  return asAnswer(found, true);
}

/** The URL of a film, or of the largest size of a picture. */
function addressOf({ videoUrl, picture }: ProjectMediaFile): string | undefined {
  const [largest] = (picture?.sources ?? []).toSorted((a, b) => b.width - a.width);
  return videoUrl ?? largest?.url;
}

function registerReading(app: FastifyInstance): void {
  route(app, v1.projectMediaFiles.find, find);

  exportRoute(app, v1.projectMediaFiles.export, {
    fileName: 'project-media-files',
    find: (call, _db, page) => find({ ...call, query: { ...call.query, ...page } }),
    values: { address: addressOf },
  });

  route(app, v1.projectMediaFiles.view, ({ db, services, caller, params, reply }) =>
    sendMediaFile(db, services, caller, reply, params),
  );
}

export async function registerProjectMediaFiles(app: FastifyInstance): Promise<void> {
  registerFileKeeper('media', findStoredKeys);
  registerReading(app);

  route(app, v1.projectMediaFiles.create, async ({ db, services, body, caller, change }) => {
    assertOwnUser(caller, body.userId);
    await editableProject(db, caller, body.projectId);
    const prepared = await prepareMedia(body.file);
    return change(async (draft) => {
      const media = await createMediaFile(draft, services, caller, body, prepared);
      draft.audit({ action: 'project-media-file.create', ...noteOn(media), after: { ...media } });
      draft.touch(...tagsOf(media.projectId));
      return asAnswer(media, true);
    });
  });

  route(
    app,
    v1.projectMediaFiles.edit,
    ({ params, body, caller, change }) =>
      change(async ({ tx, audit, touch }) => {
        const before = await lockMediaFile(tx, caller, params.projectMediaFileId);
        const after = await editMediaFile(tx, before, body);
        audit({ action: 'project-media-file.edit', ...noteOn(after), ...differences(before, after) });
        touch(...tagsOf(after.projectId));
        return asAnswer(after, true);
      }),
    { findCurrent: ({ db, params }) => foundMediaFile(db, params.projectMediaFileId) },
  );

  route(app, v1.projectMediaFiles.delete, ({ services, params, caller, change }) =>
    change(async (draft) => {
      const before = await lockMediaFile(draft.tx, caller, params.projectMediaFileId);
      await deleteMediaFile(draft, services, before);
      draft.audit({ action: 'project-media-file.delete', ...noteOn(before), before: { ...before } });
      draft.touch(...tagsOf(before.projectId));
    }),
  );
}
