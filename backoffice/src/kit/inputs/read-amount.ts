import type { Cents } from '@semilla/contract';

/** Returns the amount of a form field. The field holds text if the input was unreadable or too large. */
export const readAmount = (held: unknown) => (typeof held === 'number' ? (held as Cents) : undefined);
