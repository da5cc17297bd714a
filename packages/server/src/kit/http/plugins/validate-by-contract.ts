import { fieldErrors, usualSide } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { InvalidInput } from '../../errors.ts';

/** The default side follows the named column, the same in every list; without a column a list has its own order. */
function withOrderSide(schema: z.ZodType, data: unknown): unknown {
  const isSorted = schema instanceof z.ZodObject && 'orderSide' in schema.shape;
  const { orderBy } = (data ?? {}) as { orderBy?: unknown };
  return isSorted && typeof orderBy === 'string'
    ? { orderSide: usualSide(orderBy), ...(data as object) }
    : data;
}

/** Validates and decodes requests with the contract's schemas, and encodes answers with them. */
export function validateByContract(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (data) => {
    const parsed = schema.safeParse(withOrderSide(schema, data));
    return parsed.success ? { value: parsed.data } : { error: new InvalidInput(fieldErrors(parsed.error)) };
  });
  app.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      (data) =>
        JSON.stringify(z.encode(schema, data)),
  );
  // Without this Fastify would wrap the validator's ApiError in its own error.
  app.setSchemaErrorFormatter((errors) => errors as unknown as Error);
}
