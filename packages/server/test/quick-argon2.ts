// Replaces `@node-rs/argon2` in tests, because they log in thousands of times: the same hash format, at a fraction of the cost.
import { createRequire } from 'node:module';
import type { Options } from '@node-rs/argon2';

const argon2: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2');

/** The algorithm and the cost of the hashes that passwords were compared with so far. */
export const verified: string[] = [];

export function verify(hashed: string, password: string): Promise<boolean> {
  verified.push(hashed.split('$').slice(1, 4).join('$'));
  return argon2.verify(hashed, password);
}

/** How many passwords were hashed so far. */
export const hashed = { count: 0 };

const quick = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Refuses a cost below OWASP's second recommendation for argon2id. */
function checkCost({ memoryCost = 0, timeCost = 0 }: Options): void {
  if (memoryCost < 19_456 || timeCost < 2) throw new Error('The cost of a password hash is too low.');
}

export function hash(password: string, options: Options): Promise<string> {
  checkCost(options);
  hashed.count += 1;
  return argon2.hash(password, quick);
}

export function hashRaw(code: string, options: Options): Promise<Buffer> {
  checkCost(options);
  if (!options.salt || options.salt.length < 16) throw new Error('The salt of a hash is too short.');
  return argon2.hashRaw(code, { ...quick, salt: options.salt });
}
