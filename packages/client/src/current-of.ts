import type { AnswerOf, Endpoint, Problem } from '@semilla/contract';
import { decodeAnswer } from './codec.ts';

/** The current record, if an edit was refused because another person had edited the record since it was read. */
export function currentOf<E extends Endpoint>(
  endpoint: E,
  { code, current }: Pick<Problem, 'code' | 'current'>,
): AnswerOf<E> | undefined {
  if (code !== 'request.edited_meanwhile' || !current || !endpoint.answer) return undefined;
  return decodeAnswer(endpoint, current) as AnswerOf<E>;
}
