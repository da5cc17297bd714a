import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

/** The id field of a list's rows: by convention the first field. */
export function idFieldOf({ answer }: Endpoint): string | undefined {
  const rows = answer instanceof z.ZodObject ? answer.shape.data : undefined;
  const row = rows instanceof z.ZodArray ? rows.element : undefined;
  return row instanceof z.ZodObject ? Object.keys(row.shape)[0] : undefined;
}
