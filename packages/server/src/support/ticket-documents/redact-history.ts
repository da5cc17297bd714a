import { redactPath } from '@semilla/contract';
import { z } from 'zod';
import { ApiError } from '../../kit/errors.ts';

const dropped = () => undefined;

/** The fields of an answer that a ticket stores. Everything else is dropped, because it may be a secret. */
const answer = z.object({
  at: z.iso.datetime({ offset: true }).optional().catch(dropped),
  method: z.enum(['GET', 'POST', 'PATCH', 'DELETE']).optional().catch(dropped),
  path: z.string().max(2_000).startsWith('/').transform(redactPath).optional().catch(dropped),
  status: z.int().min(100).max(599).optional().catch(dropped),
  code: z
    .string()
    .max(60)
    .regex(/^[a-z]+\.[a-z_]+$/)
    .optional()
    .catch(dropped),
  requestId: z.uuid().optional().catch(dropped),
  durationMs: z.number().min(0).optional().catch(dropped),
});

const history = z.union([z.array(answer), answer]);

/** Reduces a request history to the known fields of its answers, with paths without tokens and account numbers. */
export async function redactHistory(file: File): Promise<File> {
  const text = await file.text();
  let answers: z.output<typeof history>;
  try {
    answers = history.parse(JSON.parse(text));
  } catch (cause) {
    throw new ApiError('file.unreadable', { cause });
  }
  return new File([JSON.stringify(answers, undefined, 2)], file.name, { type: file.type });
}
