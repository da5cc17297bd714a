import { deleteDevice, listDevices, registerDevice } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../errors.ts';
import { route } from '../../routing/route.ts';
import * as repository from './repository.ts';
import { trustDevice } from './trust-device.ts';

export async function registerDevices(app: FastifyInstance): Promise<void> {
  route(app, listDevices, ({ db, caller, now }) => repository.findDevices(db, caller.userId as string, now));

  route(app, registerDevice, ({ body, caller, change, request, reply, now }) =>
    change(({ tx, audit }) => {
      const userId = caller.userId as string;
      audit({ action: 'device.trust', subjectType: 'user', subjectId: userId, after: { name: body.name } });
      return trustDevice(tx, { userId, name: body.name, request, reply, now });
    }),
  );

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
