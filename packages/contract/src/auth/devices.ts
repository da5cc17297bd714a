import { z } from 'zod';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { id, lineText } from '../shared/text.ts';

export const trustedDevice = z.object({
  deviceId: id,
  name: z.string().meta({ example: 'Portátil de casa' }),
  createdAt: instant,
  lastUsedAt: instant,
  expiresAt: instant,
});

export const trustedDeviceFieldList = fieldList({
  resource: 'devices',
  record: trustedDevice,
  acts: ['device'],
  fields: {
    deviceId: { hidden: 'An id that nobody reads.' },
    name: {},
    createdAt: { hidden: 'People read it in a sentence on their profile.' },
    lastUsedAt: { hidden: 'People read it in a sentence on their profile.' },
    expiresAt: { hidden: 'People read it in a sentence on their profile.' },
  },
});

export const devicesEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/auth/devices',
    summary: 'The devices that skip the one-time code for 30 days.',
    who: 'security.manage',
    answer: z.object({ data: z.array(trustedDevice), total: z.int() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/auth/devices',
    summary:
      'Trusts this browser for 30 days, in place of what it was trusted as before; staff have no trusted devices.',
    who: 'security.manage',
    freshFactor: 'always',
    body: z.strictObject({ name: lineText(60).meta({ example: 'Portátil de casa' }) }),
    answer: trustedDevice,
    errors: ['auth.staff_device'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/v1/auth/devices/:deviceId',
    summary: 'Stops trusting a device.',
    who: 'security.manage',
    params: z.strictObject({ deviceId: id }),
  }),
};
