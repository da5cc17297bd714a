import { isStaff, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { route } from '../../kit/http/route.ts';
import * as repository from './queries.ts';
import { trustDevice } from './trust-device.ts';

export async function registerDevices(app: FastifyInstance): Promise<void> {
  route(app, v1.devices.find, ({ db, caller, now }) => repository.findDevices(db, caller.userId, now));

  route(app, v1.devices.create, async ({ body, caller, change, request, reply, now }) => {
    const { userId, role } = caller;
    if (isStaff(role)) throw new ApiError('auth.staff_device');
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
