import type { FastifyInstance } from 'fastify';
import { registerDevices } from './devices/routes.ts';
import { registerEmailChanges } from './email-changes/routes.ts';
import { registerPasskeys } from './passkeys/routes.ts';
import { registerPasswords } from './passwords/routes.ts';
import { registerSessions } from './sessions/routes.ts';
import { registerTotps } from './totps/routes.ts';

export async function registerAuthDomain(app: FastifyInstance): Promise<void> {
  await registerSessions(app);
  await registerTotps(app);
  await registerDevices(app);
  await registerPasskeys(app);
  await registerPasswords(app);
  await registerEmailChanges(app);
}
