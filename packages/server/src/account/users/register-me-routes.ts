import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { clearSessionCookies } from '../../auth/cookies.ts';
import { countPasskeys } from '../../auth/passkeys/queries.ts';
import { confirmPassword } from '../../auth/passwords/confirm-password.ts';
import { idleMs } from '../../auth/sessions/session-life.ts';
import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import type { SignedIn } from '../../kit/http/caller.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { lockUser } from '../../kit/users/queries.ts';
import { exportOwnData } from '../data-export/export-own-data.ts';
import { deleteUser } from './delete-user.ts';
import { editOwnProfile } from './edit-own-profile.ts';
import { findUser } from './find-users.ts';

async function me(db: Db, caller: SignedIn) {
  const user = await findUser(db, caller.userId);
  if (!user) throw new NotFound();
  const hasPasskeys = (await countPasskeys(db, caller.userId)) > 0;
  const { kind: signedIn, lacksPasskey, sessionEndsAt: endsAt, role } = caller;
  const session = { endsAt, idleMinutes: idleMs(role) / 60_000 };
  return { ...user, signedIn, hasPasskeys, lacksPasskey, session };
}

async function close({ db, body, services, now, change, reply, ...call }: Call<typeof v1.me.close>) {
  const { userId } = call.caller as SignedIn;
  await confirmPassword(db, userId, body.password, now);
  await change(async (draft) => {
    const user = await lockUser(draft.tx, userId);
    if (!user) throw new NotFound();
    await deleteUser(draft, services, user, now);
  });
  clearSessionCookies(reply);
}

export async function registerMeRoutes(app: FastifyInstance): Promise<void> {
  route(app, v1.me.find, ({ db, caller }) => me(db, caller));
  route(
    app,
    v1.me.edit,
    ({ body, caller, change, now }) =>
      change(async (draft) => {
        await editOwnProfile(draft, caller.userId, body, now);
        return me(draft.tx, caller as SignedIn);
      }),
    { findCurrent: ({ db, caller }) => me(db, caller) },
  );
  route(app, v1.me.export, exportOwnData);
  route(app, v1.me.close, close);
}
