import type { User, v1 } from '@semilla/contract';
import { authLetter } from '../../auth/letters.ts';
import type { Call } from '../../kit/http/route.ts';
import { findUserByEmail } from '../../kit/users/queries.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { findUser } from './find-users.ts';
import { createUser, type Registration } from './register-user.ts';

type Registering = Call<typeof v1.registration.create>;

/** Tells the owner of an account that their address was registered again. */
export async function mailKnownUser(call: Registering, email: string): Promise<void> {
  const { db, change, services } = call;
  const user = await findUserByEmail(db, email);
  if (!user || user.disabledAt) return;
  await change(async ({ mail, audit }) => {
    await mail(user, authLetter('alreadyRegistered', user, `${services.config.publicUrl}/auth/login`));
    audit({ action: 'user.register-again', subjectType: 'user', subjectId: user.userId });
  });
}

class Undone extends Error {}

/**
 * What the answer would be if the address were new: the user is created with another address and rolled back, so that
 * it takes as long, too.
 */
export async function answerAsIfNew(
  { change, now }: Registering,
  body: Registration,
  passwordHash: string,
): Promise<User> {
  let answer: User | undefined;
  const undone = change(async (draft) => {
    const email = `${newId()}@known.invalid`;
    const given = { passwordHash, termsAcceptedAt: now, createdAt: now };
    const { userId } = await createUser(draft, { ...body, email }, given);
    answer = await findUser(draft.tx, userId);
    throw new Undone();
  });
  await undone.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return { ...(answer as unknown as User), email: body.email };
}
