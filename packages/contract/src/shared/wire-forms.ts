import { z } from 'zod';

interface WireForm {
  /**
   * The schema of the value in the API description: an integer for the text `20`, an array for `a,b`. `unknown`
   * because zod's registries do not allow schemas in their types.
   */
  schema: unknown;
  /** Whether list values share one parameter, separated by commas, instead of repeating it. */
  isJoined?: boolean;
}

/** What the API description shows instead of the text in a query or form. */
export const wireForms = z.registry<WireForm>();
