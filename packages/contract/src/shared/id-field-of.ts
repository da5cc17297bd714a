import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

/** The field with the id of a list's rows, which is the first of every row. */
export function idFieldOf({ answer }: Endpoint): string | undefined {
  const rows = answer instanceof z.ZodObject ? answer.shape.data : undefined;
  const row = rows instanceof z.ZodArray ? rows.element : undefined;
  return row instanceof z.ZodObject ? Object.keys(row.shape)[0] : undefined;
}
