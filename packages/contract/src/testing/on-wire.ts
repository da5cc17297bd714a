import { z } from 'zod';
import type { Endpoint, InputOf } from '../shared/endpoint.ts';

/** An encoded body: amounts as decimal strings, moments as ISO 8601. */
export function onWire<E extends Endpoint & { body: z.ZodType }>(
  endpoint: E,
  body: InputOf<E> extends { body: infer B } ? B : never,
): unknown {
  return z.encode(endpoint.body, body as never);
}
