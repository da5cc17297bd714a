import type { AnswerOf, Endpoint, Problem } from '@semilla/contract';
import { z } from 'zod';

/** The current record, if an edit was refused because another person had edited the record since it was read. */
export function currentOf<E extends Endpoint>(
  endpoint: E,
  { code, current }: Pick<Problem, 'code' | 'current'>,
): AnswerOf<E> | undefined {
  if (code !== 'request.edited_meanwhile' || !current || !endpoint.answer) return undefined;
  const decoded = z.decode(endpoint.answer, current as never);
  return decoded as AnswerOf<E>;
}
