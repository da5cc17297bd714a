import type { User, v1 } from '@semilla/contract';
import { newLink } from '../../auth/links/links.ts';
import { authMails } from '../../auth/mails.ts';
import type { Change } from '../../kit/change/make-change.ts';
import type { Call } from '../../kit/http/route.ts';
import type { UserRow } from '../../kit/users/queries.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { findUser } from './find-users.ts';
import { createUser, type Registration } from './register-user.ts';

type Registering = Call<typeof v1.registration.create>;

class Undone extends Error {}

/**
 * Registers the visitor with another address, undoes it, and returns the answer that the registration gave.
 */
async function answerOfUndone(
  { tx, ...change }: Change,
  { services, now }: Registering,
  body: Registration,
  passwordHash: string,
): Promise<User> {
  let answer: User | undefined;
  const undone = tx.transaction(async (part) => {
    const given = { passwordHash, termsAcceptedAt: now, createdAt: now };
    const email = `${newId()}@known.invalid`;
    const { userId } = await createUser({ ...change, tx: part }, { ...body, email }, given);
    await newLink(part, { userId, purpose: 'confirm-email', publicUrl: services.config.publicUrl, now });
    answer = await findUser(part, userId);
    throw new Undone();
  });
  await undone.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return { ...(answer as unknown as User), email: body.email };
}

/**
 * Returns the same answer as for a new address, and mails the owner of the existing account. Runs the same database
 * statements as a registration, so the response time does not reveal that the address is known either.
 */
export function answerAsIfNew(
  call: Registering,
  body: Registration,
  passwordHash: string,
  owner: UserRow,
): Promise<User> {
  return call.change(async (draft) => {
    const answer = await answerOfUndone(draft, call, body, passwordHash);
    const url = `${call.services.config.publicUrl}/auth/login`;
    await draft.mail({ ...owner, email: body.email }, authMails.alreadyRegistered.write(owner, { url }));
    draft.audit({ action: 'user.register-again', subjectType: 'user', subjectId: owner.userId });
    return answer;
  });
}
