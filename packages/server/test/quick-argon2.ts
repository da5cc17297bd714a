// Replaces `@node-rs/argon2` in tests, which log in thousands of times: the same hashes, at a fraction of the cost.
import { createRequire } from 'node:module';
import type { Options } from '@node-rs/argon2';

const argon2: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2');

export const { verify } = argon2;

/** How many passwords were hashed so far. */
export const hashed = { count: 0 };

/** Refuses a cost below OWASP's second recommendation for argon2id, and hashes with a lower one. */
export function hash(password: string, { memoryCost = 0, timeCost = 0 }: Options): Promise<string> {
  if (memoryCost < 19_456 || timeCost < 2) throw new Error('The cost of a password hash is too low.');
  hashed.count += 1;
  return argon2.hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 });
}
