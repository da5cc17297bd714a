import { isStaff, type Proposal, type User, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { beginAttempt } from '../../auth/attempts/attempts.ts';
import { findAddressOwner } from '../../auth/email-changes/queries.ts';
import { markRegistration } from '../../auth/first-sign-in.ts';
import { hashPassword } from '../../auth/password-hash.ts';
import { refuseCommonPassword } from '../../auth/passwords/refuse-common-password.ts';
import { ApiError, InvalidInput, NotFound } from '../../kit/errors.ts';
import { admit } from '../../kit/http/admit.ts';
import { assertFreshFactor } from '../../kit/http/assert-fresh-factor.ts';
import { roleOf, type SignedIn } from '../../kit/http/caller.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { type Call, type CallContext, route } from '../../kit/http/route.ts';
import { newToken } from '../../kit/keys.ts';
import { lockGovernor, lockUser } from '../../kit/users/queries.ts';
import { withinReach } from '../../kit/users/reach.ts';
import { users } from '../../schema/users.ts';
import { answerAsIfNew } from './answer-as-if-new.ts';
import { deleteUser } from './delete-user.ts';
import { editUser } from './edit-user.ts';
import { findUser, findUserRows, findUsers, type UserInFile } from './find-users.ts';
import { inviteCustomer } from './invite-customer.ts';
import { lookAtEdit } from './look-at-edit.ts';
import { type Registration, registerUser } from './register-user.ts';

const reachOf = ({ scope, caller }: Pick<CallContext, 'scope' | 'caller'>) =>
  withinReach({ scope, caller }, users.userId);

/** A visitor gets the same answer for a known address as for a new one; the owner of a known address gets a mail. */
async function registerOrAnswer(
  call: Call<typeof v1.registration.create>,
  body: Registration,
  passwordHash: string,
): Promise<User> {
  const { db, change, services, now } = call;
  const given = { body, passwordHash, registeredById: undefined, managerId: undefined, now };
  const owner = await findAddressOwner(db, body.email, now);
  if (owner) return answerAsIfNew(call, body, passwordHash, owner);
  const registered = change((draft) => registerUser(draft, services, given));
  const user = await registered.catch((error: ApiError) => {
    if (error.code !== 'account.email_taken') throw error;
  });
  if (user) return foundUser(db, user.userId);
  // Another request registered the address at the same time.
  const rival = await findAddressOwner(db, body.email, now);
  if (!rival) throw new ApiError('request.conflict');
  return answerAsIfNew(call, body, passwordHash, rival);
}

async function registerVisitor(call: Call<typeof v1.registration.create>, body: Registration): Promise<User> {
  await beginAttempt(call.db, 'mailbox', body.email, call.now);
  const passwordHash = await hashPassword(body.password);
  const user = await registerOrAnswer(call, body, passwordHash);
  markRegistration({ userId: user.userId, passwordHash }, call.reply);
  return user;
}

/** An identity of a visitor comes with its documents; a number alone would tell whether it is known here. */
function refuseIdentity(body: Registration): void {
  const sent = (['identificationDocumentType', 'identificationDocumentNumber'] as const).filter(
    (path) => body.kind === 'individual' && body[path] !== undefined,
  );
  if (sent.length) throw new InvalidInput(sent.map((path) => ({ path, code: 'unknown_field', params: {} })));
}

async function register(call: Call<typeof v1.registration.create>, body: Registration): Promise<User> {
  const { db, change, caller, services, request, now } = call;
  const role = roleOf(caller);
  const isByStaff = role !== 'visitor' && isStaff(role);
  if (!isByStaff) refuseIdentity(body);
  await beginAttempt(db, 'registration', request.ip, now);
  await refuseCommonPassword(services, body.password);
  if (!isByStaff) return registerVisitor(call, body);
  const passwordHash = await hashPassword(body.password);
  const registeredById = (caller as SignedIn).userId;
  const managerId = role === 'operator' ? registeredById : undefined;
  const given = { body, passwordHash, registeredById, managerId, now };
  const user = await change((draft) => registerUser(draft, services, given));
  return foundUser(db, user.userId);
}

async function create(call: Call<typeof v1.registration.create>): Promise<User> {
  const { db, body, change, services, now } = call;
  if (!body.invite) return register(call, body);
  const caller = call.caller as SignedIn;
  const scope = admit({ who: 'customers.create' }, caller);
  // A random password that is never shown; the customer chooses another.
  const passwordHash = await hashPassword(newToken().token);
  const { userId } = await change((draft) =>
    inviteCustomer(draft, services, { body, passwordHash, caller, scope, now }),
  );
  return foundUser(db, userId);
}

async function foundUser(...found: Parameters<typeof findUser>): Promise<User> {
  const user = await findUser(...found);
  if (!user) throw new ApiError('account.customer_not_accessible');
  return user;
}

async function edit(call: Call<typeof v1.users.edit>): Promise<User | Proposal> {
  const { params, body, services, now } = call;
  const caller = call.caller as SignedIn;
  const isGrave = [body.role, body.email, body.disabled].some((value) => value !== undefined);
  // If this call runs because a second person approves it, that person's own request had a fresh factor.
  if (isGrave && !call.approval && params.userId !== caller.userId) assertFreshFactor(services, caller);
  return call.changeWithSecond(
    (tx) => lookAtEdit(tx, { caller, ...params, changes: body }),
    async (draft) => {
      const reach = reachOf(call);
      await editUser(draft, services, { caller, reach, userId: params.userId, changes: body, now });
      return foundUser(draft.tx, params.userId, reach);
    },
  );
}

async function remove({ params, services, now, change, ...call }: Call<typeof v1.users.delete>) {
  const caller = call.caller as SignedIn;
  if (params.userId === caller.userId) throw new ApiError('account.own_account');
  await change(async (draft) => {
    await lockGovernor(draft.tx, caller.userId, params.userId);
    const user = await lockUser(draft.tx, params.userId);
    if (!user) throw new NotFound();
    // The role must be removed first, which needs two people: nobody decides alone who acts as staff.
    if (isStaff(user.role)) throw new ApiError('account.still_staff');
    await deleteUser(draft, services, user, now);
  });
}

export async function registerUserRoutes(app: FastifyInstance): Promise<void> {
  route(app, v1.registration.create, create);
  route(app, v1.users.find, (call) => findUsers(call.db, call.query, reachOf(call)));
  exportRoute(app, v1.users.export, {
    fileName: 'users',
    values: {
      name: ({ name, surname }: UserInFile) => [name, surname].filter(Boolean).join(' '),
      managerName: ({ managerName }: UserInFile) => managerName,
    },
    find: (call, db, page) => findUserRows(db, { ...call.query, ...page }, reachOf(call)),
  });
  route(app, v1.users.findOne, (call) => foundUser(call.db, call.params.userId, reachOf(call)));
  route(app, v1.users.edit, edit, {
    findCurrent: (call) => foundUser(call.db, call.params.userId, reachOf(call)),
  });
  route(app, v1.users.delete, remove);
}
