import type { FastifyInstance } from 'fastify';
import { registerDevices } from './devices/index.ts';
import { registerPasswords } from './passwords/index.ts';
import { registerSessions } from './sessions/index.ts';
import { registerTotps } from './totps/index.ts';

export async function registerAuthDomain(app: FastifyInstance): Promise<void> {
  await registerSessions(app);
  await registerTotps(app);
  await registerDevices(app);
  await registerPasswords(app);
}

export { beginAttempt, forgetOldAttempts } from './attempts/index.ts';
export { authLetter } from './letters.ts';
export { newLink } from './links/index.ts';
export { hashPassword } from './password-hash.ts';
export { deleteExpiredSessions, deleteSessions, findCaller, sessions } from './sessions/index.ts';
export { currentCode, hasConfirmedTotp, recoveryCodes, totps } from './totps/index.ts';
