import { freshCodeMinutes, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError, NotFound } from '../../kit/errors.ts';
import type { SignedIn } from '../../kit/http/caller.ts';
import { route } from '../../kit/http/route.ts';
import { hasCodeSince } from '../sessions/queries.ts';
import * as repository from './queries.ts';
import { trustDevice } from './trust-device.ts';

export async function registerDevices(app: FastifyInstance): Promise<void> {
  route(app, v1.devices.find, ({ db, caller, now }) => repository.findDevices(db, caller.userId, now));

  route(app, v1.devices.create, async ({ db, body, caller, change, request, reply, now }) => {
    const { userId, sessionId } = caller as SignedIn;
    // A person at an unlocked computer must not be able to bypass the second factor for good.
    const since = new Date(now.getTime() - freshCodeMinutes * 60_000);
    if (!(await hasCodeSince(db, sessionId, since))) throw new ApiError('auth.fresh_code_required');
    return change((draft) => {
      const note = { action: 'device.trust', subjectType: 'user', subjectId: userId };
      draft.audit({ ...note, after: { name: body.name } });
      return trustDevice(draft, { userId, name: body.name, request, reply, now });
    });
  });

  route(app, v1.devices.delete, async ({ params, caller, change }) => {
    const userId = caller.userId;
    await change(async ({ tx, audit }) => {
      if (!(await repository.deleteDevice(tx, userId, params.deviceId))) throw new NotFound();
      audit({
        action: 'device.forget',
        subjectType: 'user',
        subjectId: userId,
        after: { deviceId: params.deviceId },
      });
    });
  });
}
