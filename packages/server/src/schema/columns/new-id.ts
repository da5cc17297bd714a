import { randomUUID } from 'node:crypto';

const timeDigits = 12;
/** Where the random part of a UUID begins, after the digit of its version. */
const randomFrom = 15;

/** A UUID of version 7: it sorts by creation time, so that indexes grow at their end. */
export function newId(now = Date.now()): string {
  const time = now.toString(16).padStart(timeDigits, '0');
  // The runtime draws random UUIDs in advance, many at once.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(randomFrom)}`;
}
