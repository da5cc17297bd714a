import { fieldErrors } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { InvalidInput } from '../../errors.ts';

/** A column that is named is sorted downwards in every list; without one a list has an order of its own. */
function withOrderSide(schema: z.ZodType, data: unknown): unknown {
  const isSorted = schema instanceof z.ZodObject && 'orderSide' in schema.shape;
  const { orderBy } = (data ?? {}) as { orderBy?: unknown };
  return isSorted && orderBy !== undefined ? { orderSide: 'desc', ...(data as object) } : data;
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
