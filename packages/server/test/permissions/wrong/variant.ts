import type { Wire } from '../wire.ts';

/** A malformed request. */
export interface Variant {
  /** A description of the error. */
  what: string;
  wire: Wire;
  /** The wrong field, if there is one. */
  field?: string;
}
