import { fieldErrors } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { InvalidInput } from '../../errors.ts';

/** Validates and decodes requests with the contract's schemas, and encodes answers with them. */
export function validateByContract(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (data) => {
    const parsed = schema.safeParse(data);
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
