import { changePassword, forgotPassword, resendEmail, resetPassword, verifyEmail } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { confirmEmail, findUserByEmail, setPasswordHash } from '../../account/users/repository.ts';
import { type Call, route } from '../../routing/route.ts';
import { beginAttempt } from '../attempts/index.ts';
import { forgetDevices } from '../devices/repository.ts';
import { trustedDeviceOf } from '../devices/trust-device.ts';
import { noteBrowser } from '../known-browser.ts';
import { authLetter, securityNotice } from '../letters.ts';
import { cancelLinks, newLink, takeLink } from '../links/index.ts';
import { hashPassword } from '../password-hash.ts';
import { deleteSessions } from '../sessions/repository.ts';
import { confirmPassword } from './confirm-password.ts';

// Mails are written in the background, so the answer takes as long for an unknown address as for a known one but for a
// few rows; the attempt is counted so that nobody can have a mailbox flooded.
async function sendLink(
  call: Call<typeof forgotPassword> | Call<typeof resendEmail>,
  purpose: 'confirm-email' | 'reset-password',
) {
  const { db, body, now, change, services } = call;
  await beginAttempt(db, 'registration', `${purpose}:${body.email}`, now);
  const user = await findUserByEmail(db, body.email);
  const isWanted = purpose === 'confirm-email' ? !user?.emailConfirmedAt : true;
  if (!user || user.disabledAt || !isWanted) return;
  await change(async ({ tx, mail, audit }) => {
    const url = await newLink(tx, {
      userId: user.userId,
      purpose,
      publicUrl: services.config.publicUrl,
      now,
    });
    const letter = purpose === 'confirm-email' ? 'confirmEmail' : 'resetPassword';
    await mail(user, authLetter(letter, user, url));
    audit({ action: `link.${purpose}`, subjectType: 'user', subjectId: user.userId });
  });
}

async function reset({ body, now, change }: Call<typeof resetPassword>) {
  const passwordHash = await hashPassword(body.password);
  await change(async ({ tx, mail, audit }) => {
    const userId = await takeLink(tx, 'reset-password', body.token, now);
    const user = await setPasswordHash(tx, userId, passwordHash, now);
    // Whoever can read the mail has shown that the address is theirs.
    await confirmEmail(tx, userId, now);
    await deleteSessions(tx, userId);
    await forgetDevices(tx, userId);
    await mail(user, securityNotice('passwordChanged', user));
    audit({ action: 'password.reset', subjectType: 'user', subjectId: userId, userId });
  });
}

async function changeOwn({ db, body, caller, now, change, request, reply }: Call<typeof changePassword>) {
  const userId = caller.userId as string;
  await confirmPassword(db, userId, body.currentPassword, now);
  const newHash = await hashPassword(body.password);
  await change(async ({ tx, mail, audit }) => {
    const user = await setPasswordHash(tx, userId, newHash, now);
    await deleteSessions(tx, userId, caller.sessionId);
    await forgetDevices(tx, userId, await trustedDeviceOf(tx, userId, request, now));
    await cancelLinks(tx, userId);
    noteBrowser({ user, request, reply });
    await mail(user, securityNotice('passwordChanged', user));
    audit({ action: 'password.change', subjectType: 'user', subjectId: userId });
  });
}

export async function registerPasswords(app: FastifyInstance): Promise<void> {
  route(app, forgotPassword, (call) => sendLink(call, 'reset-password'));
  route(app, resetPassword, reset);
  route(app, changePassword, changeOwn);
  route(app, resendEmail, (call) => sendLink(call, 'confirm-email'));
  route(app, verifyEmail, ({ body, now, change }) =>
    change(async ({ tx, audit }) => {
      const userId = await takeLink(tx, 'confirm-email', body.token, now);
      await confirmEmail(tx, userId, now);
      audit({ action: 'email.confirm', subjectType: 'user', subjectId: userId, userId });
    }),
  );
}
