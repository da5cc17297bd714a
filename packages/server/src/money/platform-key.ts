import type { KeyedRequest } from '../kit/idempotency/idempotency-keys.ts';
import { newId } from '../schema/columns/new-id.ts';

const platformId = '00000000-0000-0000-0000-000000000000';

/** A new idempotency key for a command that the platform runs itself. */
export const platformKey = <Answer>(): KeyedRequest<Answer> => ({
  userId: platformId,
  key: `once-${newId()}`,
  requestHash: Buffer.alloc(0),
  encode: (answer) => answer,
  decode: (stored) => stored as Answer,
});
