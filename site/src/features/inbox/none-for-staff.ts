import type { ApiProblem } from '@semilla/client';

/** Staff have no inbox. The class of the error is the host's own, so `instanceof` would not know it. */
export function noneForStaff(error: unknown): undefined {
  const { problem } = error as Partial<ApiProblem>;
  if (problem?.code !== 'request.forbidden') throw error;
}
