import { v1 } from '@semilla/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../kit/database/types.ts';
import { startHold } from '../../kit/holds/start-hold.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { confirmEmail, findUserById, setPasswordHash } from '../../kit/users/queries.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { beginAttempt, forgiveAttempt } from '../attempts/attempts.ts';
import { deleteDevices } from '../devices/queries.ts';
import { trustedDeviceOf } from '../devices/trust-device.ts';
import { endOpenEmailChange } from '../email-changes/queries.ts';
import { hasRegisteredHere } from '../first-sign-in.ts';
import { cancelLinks, checkLink, type LinkPurpose, takeLink } from '../links/links.ts';
import { queueLink } from '../links/send-link.ts';
import { authMails } from '../mails.ts';
import { noteBrowser } from '../note-browser.ts';
import { hashPassword } from '../password-hash.ts';
import { logIn } from '../sessions/log-in.ts';
import { deleteSessions } from '../sessions/queries.ts';
import { confirmPassword } from './confirm-password.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

/**
 * Enqueues a job whether or not the address is known, so neither the answer nor its duration reveals it. Limits the
 * attempts per mailbox and per network.
 */
async function requestLink(
  {
    db,
    body,
    now,
    services,
    request,
  }: Call<typeof v1.passwords.requestReset> | Call<typeof v1.emails.resend>,
  purpose: LinkPurpose,
) {
  await beginAttempt(db, 'mail-sender', request.ip, now);
  await beginAttempt(db, 'mailbox', body.email, now);
  const { ip: address, id: requestId } = request;
  await queueLink(services, { purpose, email: body.email, address, requestId });
}

/** Whether a user ever did more than register. After a change of address or device only the audit trail shows it. */
async function hasActed(tx: Db, userId: string): Promise<boolean> {
  const { userId: actor, action } = auditEntries;
  return (await tx.$count(auditEntries, and(eq(actor, userId), ne(action, 'user.register')))) > 0;
}

async function reset({ db, body, now, services, change, request }: Call<typeof v1.passwords.reset>) {
  await beginAttempt(db, 'link', request.ip, now);
  // Checked before the password is hashed, because hashing costs ten times as much.
  await checkLink(db, 'reset-password', body.token, now);
  await forgiveAttempt(db, 'link', request.ip);
  await refuseCommonPassword(services, body.password);
  const passwordHash = await hashPassword(body.password);
  await change(async (draft) => {
    const { tx, mail, audit } = draft;
    const userId = await takeLink(tx, 'reset-password', body.token, now);
    const user = await setPasswordHash(tx, userId, passwordHash, now);
    const isFirst = !user.emailConfirmedAt && !(await hasActed(tx, userId));
    // Using the link proves that the user owns the email address.
    await confirmEmail(tx, userId, now);
    await deleteSessions(tx, userId);
    await deleteDevices(tx, userId);
    await endOpenEmailChange(tx, userId, now);
    await mail(user, authMails.passwordChanged.write(user));
    audit({ action: 'password.reset', subjectType: 'user', subjectId: userId, userId });
    // A first password after an invitation does not replace earlier access, so no hold is needed.
    if (!isFirst) await startHold(draft, services, { userId, reason: 'password' });
  });
}

async function changeOwn(call: Call<typeof v1.passwords.edit>) {
  const { services, db, body, caller, now, change, request, reply } = call;
  const userId = caller.userId;
  await confirmPassword(db, userId, body.currentPassword, now);
  await refuseCommonPassword(services, body.password);
  const newHash = await hashPassword(body.password);
  await change(async ({ tx, mail, audit }) => {
    const user = await setPasswordHash(tx, userId, newHash, now);
    await deleteSessions(tx, userId, caller.sessionId);
    await deleteDevices(tx, userId, await trustedDeviceOf(tx, userId, request, now));
    await cancelLinks(tx, userId);
    await endOpenEmailChange(tx, userId, now);
    noteBrowser({ user, request, reply });
    await mail(user, authMails.passwordChanged.write(user));
    audit({ action: 'password.change', subjectType: 'user', subjectId: userId });
  });
}

/** Confirms an address. In the browser that has just registered it also opens a session, which still needs its second factor. */
function confirm({ body, now, change, request, reply }: Call<typeof v1.emails.confirm>) {
  return change(async (draft) => {
    const { tx, audit } = draft;
    const userId = await takeLink(tx, 'confirm-email', body.token, now);
    await confirmEmail(tx, userId, now);
    audit({ action: 'email.confirm', subjectType: 'user', subjectId: userId, userId });
    const user = await findUserById(tx, userId);
    const { email } = user;
    if (user.disabledAt || !hasRegisteredHere(user, request, now)) return { email, next: null };
    return { email, ...(await logIn(draft, user, { request, reply, now })) };
  });
}

export async function registerPasswords(app: FastifyInstance): Promise<void> {
  route(app, v1.passwords.requestReset, (call) => requestLink(call, 'reset-password'));
  route(app, v1.passwords.reset, reset);
  route(app, v1.passwords.edit, changeOwn);
  route(app, v1.emails.resend, (call) => requestLink(call, 'confirm-email'));
  route(app, v1.emails.confirm, confirm);
}
