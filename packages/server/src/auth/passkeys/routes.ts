import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../kit/errors.ts';
import { startHold } from '../../kit/holds/start-hold.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { findUserById } from '../../kit/users/queries.ts';
import { beginAttempt, forgiveAttempt } from '../attempts/attempts.ts';
import { noteBrowser } from '../note-browser.ts';
import { noteRefusedFactor } from '../note-refused-factor.ts';
import { openSession } from '../sessions/open-session.ts';
import { deleteSessions } from '../sessions/queries.ts';
import { mailOwner, signInOf } from '../tell-owner.ts';
import { addPasskey, checkNewPasskey, startAdding } from './add-passkey.ts';
import { checkPasskey, startConfirming } from './check-passkey.ts';
import { isPasskeyRequired } from './passkey-demand.ts';
import { deletePasskey, findPasskeys, renamePasskey } from './queries.ts';

async function create(call: Call<typeof v1.passkeys.create>) {
  const { services, db, body, caller, change, now } = call;
  const { userId, sessionId, role } = caller;
  const checked = checkNewPasskey(services, db, caller, body.credential, now);
  const credential = await noteRefusedFactor(call, 'session.passkey-refused', checked);
  return change(async (draft) => {
    const { tx, audit } = draft;
    const added = await addPasskey(tx, { userId, name: body.name, credential, now });
    // The other sessions were opened with only a code.
    if (isPasskeyRequired(services.config, role)) await deleteSessions(tx, userId, sessionId);
    await mailOwner(draft, userId, 'passkeyAdded', signInOf(call));
    audit({ action: 'passkey.add', subjectType: 'user', subjectId: userId, after: { name: body.name } });
    await startHold(draft, services, { userId, reason: 'device' });
    return added;
  });
}

async function rename({ params, body, caller, change }: Call<typeof v1.passkeys.edit>) {
  const { userId } = caller;
  return change(async ({ tx, audit }) => {
    const renamed = await renamePasskey(tx, userId, params.passkeyId, body.name);
    if (!renamed) throw new NotFound();
    audit({ action: 'passkey.rename', subjectType: 'user', subjectId: userId, after: { name: body.name } });
    return renamed;
  });
}

async function remove(call: Call<typeof v1.passkeys.delete>) {
  const { params, services, caller, change } = call;
  const { userId } = caller;
  await change(async (draft) => {
    const { tx, audit } = draft;
    const removed = await deletePasskey(tx, userId, params.passkeyId);
    if (!removed) throw new NotFound();
    // Another session may have been opened with this passkey, for example on a lost device.
    await deleteSessions(tx, userId, caller.sessionId);
    await mailOwner(draft, userId, 'passkeyRemoved', signInOf(call));
    const { name } = removed;
    audit({ action: 'passkey.remove', subjectType: 'user', subjectId: userId, before: { name } });
    await startHold(draft, services, { userId, reason: 'device' });
  });
}

async function check(call: Call<typeof v1.passkeys.check>) {
  const { services, caller, body, now, db, change, request, reply } = call;
  const { userId } = caller;
  await beginAttempt(db, 'code', userId, now);
  const checked = checkPasskey(services, caller, body.credential);
  await noteRefusedFactor(call, 'session.passkey-refused', checked);
  await change(async (draft) => {
    const { tx, audit } = draft;
    await openSession(tx, { userId, level: 'full', byCode: true, request, reply, now });
    const { isKnown } = noteBrowser({ user: await findUserById(tx, userId), request, reply });
    if (!isKnown) await mailOwner(draft, userId, 'newBrowser', signInOf(call));
    const after = { by: 'passkey', trusted: false };
    audit({ action: 'session.complete', subjectType: 'user', subjectId: userId, after });
  });
  await forgiveAttempt(db, 'code', userId);
}

export async function registerPasskeys(app: FastifyInstance): Promise<void> {
  route(app, v1.passkeys.find, async ({ db, caller }) => {
    const data = await findPasskeys(db, caller.userId);
    return { data, total: data.length };
  });
  route(app, v1.passkeys.prepare, ({ services, caller, change, now }) =>
    change(({ tx }) => startAdding(services, tx, caller, now)),
  );
  route(app, v1.passkeys.create, create);
  route(app, v1.passkeys.edit, rename);
  route(app, v1.passkeys.delete, remove);
  route(app, v1.passkeys.challenge, ({ services, caller, change, now }) =>
    change(({ tx }) => startConfirming(services, tx, caller, now)),
  );
  route(app, v1.passkeys.check, check);
}
