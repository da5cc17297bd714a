import { editMe, readMe, register } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { differences } from '../../audit/index.ts';
import { beginAttempt, hasConfirmedTotp, hashPassword } from '../../auth/index.ts';
import { type Db, isUniqueViolation } from '../../database/index.ts';
import { FieldConflict } from '../../errors.ts';
import type { SignedIn } from '../../routing/caller.ts';
import { type Call, route } from '../../routing/route.ts';
import { presentUser } from './present-user.ts';
import { registerUser } from './register-user.ts';
import { findManagerOf, findUserById, updateUser } from './repository.ts';

async function me(db: Db, caller: SignedIn) {
  const row = await findUserById(db, caller.userId);
  const managerId = await findManagerOf(db, caller.userId);
  const otpConfigured = await hasConfirmedTotp(db, caller.userId);
  return { ...presentUser(row, { managerId, otpConfigured }), signedIn: caller.kind };
}

async function edit({ body, caller, change, now }: Call<typeof editMe>) {
  return change(async ({ tx, audit }) => {
    const { userId } = caller as SignedIn;
    const before = await findUserById(tx, userId);
    const after = await updateUser(tx, userId, body, now).catch((error: unknown) => {
      throw isUniqueViolation(error, 'users_identification_unique')
        ? new FieldConflict('account.document_already_exists', 'identificationDocumentNumber')
        : error;
    });
    const { updatedAt: _was, ...was } = before;
    const { updatedAt: _is, ...is } = after;
    audit({ action: 'user.edit', subjectType: 'user', subjectId: userId, ...differences(was, is) });
    return me(tx, caller as SignedIn);
  });
}

export async function registerUsers(app: FastifyInstance): Promise<void> {
  route(app, register, async ({ db, body, change, services, request, now }) => {
    await beginAttempt(db, 'registration', request.ip, now);
    const passwordHash = await hashPassword(body.password);
    const user = await change((made) => registerUser(made, services, { body, passwordHash, now }));
    return presentUser(user, { managerId: null, otpConfigured: false });
  });
  route(app, readMe, ({ db, caller }) => me(db, caller));
  route(app, editMe, edit);
}
