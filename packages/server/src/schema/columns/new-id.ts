import { randomUUID } from 'node:crypto';

const timeDigits = 12;
/** The position of the random part of a UUID, after its version digit. */
const randomFrom = 15;

/** A UUID of version 7. It sorts by creation time, so indexes grow at their end. */
export function newId(now = Date.now()): string {
  const time = now.toString(16).padStart(timeDigits, '0');
  // `randomUUID` is fast, because Node generates many in advance.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(randomFrom)}`;
}

/** The time at which an id was made. */
export const timeOfId = (id: string): Date =>
  new Date(Number.parseInt(id.replace('-', '').slice(0, timeDigits), 16));
