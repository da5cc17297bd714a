import { type AnswerOf, answerSchemaOf, type Endpoint } from '@semilla/contract';
import { z } from 'zod';
import { EditedMeanwhile } from '../database/versions.ts';

/** The fields that a call wanted to save, in wire format, without files and lists. */
function sentOf({ body }: Endpoint, given: unknown): Record<string, unknown> {
  const wire = body ? (z.encode(body, given) as Record<string, unknown>) : {};
  const fields = Object.entries(wire).filter(
    ([name, value]) => !['version', 'why'].includes(name) && !(value instanceof File || Array.isArray(value)),
  );
  return Object.fromEntries(fields);
}

/** Adds both states to an `EditedMeanwhile` error: the record as the caller may see it now, and what the call sent. */
export async function withBothStates<E extends Endpoint, T>(
  endpoint: E,
  body: unknown,
  act: () => Promise<T>,
  findCurrent: (() => Promise<AnswerOf<E>>) | undefined,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const answer = answerSchemaOf(endpoint);
    if (!(error instanceof EditedMeanwhile) || !findCurrent || !answer) throw error;
    const current = z.encode(answer, await findCurrent()) as Record<string, unknown>;
    throw new EditedMeanwhile({ current, sent: sentOf(endpoint, body) });
  }
}
