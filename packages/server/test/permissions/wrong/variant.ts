import type { Wire } from '../wire.ts';

/** A request with something wrong in it. */
export interface Variant {
  /** What is wrong, in words. */
  what: string;
  wire: Wire;
  /** The field at fault, where it is one. */
  field?: string;
}
