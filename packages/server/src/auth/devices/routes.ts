import { deleteDevice, freshCodeMinutes, listDevices, registerDevice } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError, NotFound } from '../../errors.ts';
import type { SignedIn } from '../../routing/caller.ts';
import { route } from '../../routing/route.ts';
import { hasCodeSince } from '../sessions/repository.ts';
import * as repository from './repository.ts';
import { trustDevice } from './trust-device.ts';

export async function registerDevices(app: FastifyInstance): Promise<void> {
  route(app, listDevices, ({ db, caller, now }) => repository.findDevices(db, caller.userId as string, now));

  route(app, registerDevice, async ({ db, body, caller, change, request, reply, now }) => {
    const { userId, sessionId } = caller as SignedIn;
    // Somebody at an open computer must not be able to make themselves a way past the second factor.
    const since = new Date(now.getTime() - freshCodeMinutes * 60_000);
    if (!(await hasCodeSince(db, sessionId, since))) throw new ApiError('auth.fresh_code_required');
    return change((made) => {
      const note = { action: 'device.trust', subjectType: 'user', subjectId: userId };
      made.audit({ ...note, after: { name: body.name } });
      return trustDevice(made, { userId, name: body.name, request, reply, now });
    });
  });

  route(app, deleteDevice, async ({ params, caller, change }) => {
    const userId = caller.userId as string;
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
