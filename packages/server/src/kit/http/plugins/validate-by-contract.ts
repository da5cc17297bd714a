import { fieldErrors, usualSide } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { InvalidInput } from '../../errors.ts';
import { tooManyValues, valuesMax } from './parse-narrow-json.ts';

/** Adds the default sort direction of the requested column. It is the same in every list. */
function withOrderSide(schema: z.ZodType, data: unknown): unknown {
  const isSorted = schema instanceof z.ZodObject && 'orderSide' in schema.shape;
  const { orderBy } = (data ?? {}) as { orderBy?: unknown };
  return isSorted && typeof orderBy === 'string'
    ? { orderSide: usualSide(orderBy), ...(data as object) }
    : data;
}

/** How many errors an answer lists. */
const errorsMax = 50;

/** Stops counting at the limit, so a huge request costs no more than one just above it. */
function countValues(data: unknown, count = 0): number {
  if (typeof data !== 'object' || data === null || data instanceof File) return count;
  let counted = count;
  for (const value of Object.values(data)) {
    if (counted > valuesMax) return counted;
    counted = countValues(value, counted + 1);
  }
  return counted;
}

/** Validates and decodes requests with the contract's schemas, and encodes answers with them. */
export function validateByContract(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (data) => {
    if (countValues(data) > valuesMax) return { error: tooManyValues() };
    const parsed = schema.safeParse(withOrderSide(schema, data));
    if (parsed.success) return { value: parsed.data };
    return { error: new InvalidInput(fieldErrors(parsed.error).slice(0, errorsMax)) };
  });
  app.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      (data) =>
        JSON.stringify(z.encode(schema, data)),
  );
  // Without this Fastify would wrap the validator's ApiError in its own error.
  app.setSchemaErrorFormatter((errors) => errors as unknown as Error);
}
