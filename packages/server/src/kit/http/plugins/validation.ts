import { fieldErrors } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { InvalidInput } from '../../errors.ts';

/** The contract's rules check and decode what comes in, and encode what goes out. */
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
  // Without this an ApiError of the validator would come back wrapped in the framework's own.
  app.setSchemaErrorFormatter((errors) => errors as unknown as Error);
}
