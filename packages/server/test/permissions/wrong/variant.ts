import { z } from 'zod';
import type { Wire } from '../wire.ts';

/** A malformed request. */
export interface Variant {
  /** A description of the error. */
  what: string;
  wire: Wire;
  /** The wrong field, if there is one. */
  field?: string;
}

/**
 * The field that a refusal of a body must name. It is the field that was changed, or, if its value is valid by itself,
 * the field that a rule between fields asks for.
 */
export function fieldToName(schema: z.ZodType, body: unknown, changed: string): string {
  const shape: Record<string, z.ZodType> = schema instanceof z.ZodObject ? schema.shape : {};
  const own = Object.hasOwn(shape, changed) ? shape[changed] : undefined;
  if (!own?.safeParse((body as Record<string, unknown>)[changed]).success) return changed;
  const paths = schema.safeParse(body).error?.issues.map(({ path }) => String(path[0])) ?? [];
  return paths.includes(changed) ? changed : (paths[0] ?? changed);
}
