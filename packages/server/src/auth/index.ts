import type { FastifyInstance } from 'fastify';
import { registerDevices } from './devices/index.ts';
import { forgetDeletedUsers } from './forget-user.ts';
import { registerPasswords } from './passwords/index.ts';
import { registerSessions } from './sessions/index.ts';
import { registerTotps } from './totps/index.ts';

export async function registerAuthDomain(app: FastifyInstance): Promise<void> {
  await registerSessions(app);
  await registerTotps(app);
  await registerDevices(app);
  await registerPasswords(app);
  forgetDeletedUsers();
}

export { beginAttempt, forgetOldAttempts, forgiveAttempt, networkOf } from './attempts/index.ts';
export { clearSessionCookies } from './cookies.ts';
export { deleteExpiredDevices } from './devices/index.ts';
export { authLetter, securityNotice } from './letters.ts';
export { cancelLinks, deleteExpiredLinks, newLink } from './links/index.ts';
export { hashPassword } from './password-hash.ts';
export { confirmPassword } from './passwords/index.ts';
export {
  assertMayLogIn,
  deleteExpiredSessions,
  deleteSessions,
  findCaller,
  openSession,
  sessions,
} from './sessions/index.ts';
export { currentCode, deleteUnconfirmedTotps, totps } from './totps/index.ts';
