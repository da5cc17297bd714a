import { closeAccount, editMe, readMe } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { clearSessionCookies } from '../../auth/cookies.ts';
import { confirmPassword } from '../../auth/passwords/confirm-password.ts';
import type { Db } from '../../database/types.ts';
import { NotFound } from '../../errors.ts';
import type { SignedIn } from '../../routing/caller.ts';
import { type Call, route } from '../../routing/route.ts';
import { eraseUser } from './delete-user.ts';
import { editOwnProfile } from './edit-me.ts';
import { findUser } from './find-users.ts';
import { lockUser } from './repository.ts';

async function me(db: Db, caller: SignedIn) {
  const user = await findUser(db, caller.userId);
  if (!user) throw new NotFound();
  return { ...user, signedIn: caller.kind };
}

async function close({ db, body, services, now, change, reply, ...call }: Call<typeof closeAccount>) {
  const { userId } = call.caller as SignedIn;
  await confirmPassword(db, userId, body.password, now);
  await change(async (made) => {
    const user = await lockUser(made.tx, userId);
    if (!user) throw new NotFound();
    await eraseUser(made, services, user, now);
  });
  clearSessionCookies(reply);
}

export async function registerMeRoutes(app: FastifyInstance): Promise<void> {
  route(app, readMe, ({ db, caller }) => me(db, caller));
  route(app, editMe, ({ body, caller, change, now }) =>
    change(async (made) => {
      await editOwnProfile(made, caller.userId as string, body, now);
      return me(made.tx, caller as SignedIn);
    }),
  );
  route(app, closeAccount, close);
}
