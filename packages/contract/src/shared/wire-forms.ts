import { z } from 'zod';

interface WireForm {
  /** The schema of what programs send: an integer for the text `20`, an array for `a,b`. Zod's registries do not admit schemas in their types. */
  schema: unknown;
  /** Whether the values of a list share one parameter, separated by commas; otherwise each has its own. */
  isJoined?: boolean;
}

/** What the API's description says instead of the text that a query or a form holds. */
export const wireForms = z.registry<WireForm>();
