import { hash, verify } from '@node-rs/argon2';

// OWASP's second recommended setting for argon2id: 19 MiB, two passes, one lane.
export const hashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), hashCost);
}

// Unknown users are checked against this hash, so the answer takes as long as for a wrong password.
const dummyHash = hashPassword('nobody has this password');

export async function isPasswordOf(passwordHash: string | undefined, password: string): Promise<boolean> {
  // Deleted users have an empty hash, which matches no password.
  const isRight = await verify(passwordHash || (await dummyHash), password.normalize('NFKC'));
  return isRight && Boolean(passwordHash);
}
