import type { Cents } from '@semilla/contract';

/** The amount that a form holds; text is what could not be read, or is too large. */
export const readAmount = (held: unknown) => (typeof held === 'number' ? (held as Cents) : undefined);
