import { hash, verify } from '@node-rs/argon2';

// OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

// Somebody unknown costs as much time as somebody known with a wrong password.
const nobodysHash = hashPassword('nobody has this password');

export async function isPasswordOf(passwordHash: string | undefined, password: string): Promise<boolean> {
  // Whoever was deleted has no password: an empty one is nobody's.
  const isRight = await verify(passwordHash || (await nobodysHash), password.normalize('NFKC'));
  return isRight && Boolean(passwordHash);
}
