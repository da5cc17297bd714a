import type { Problem } from '@semilla/contract';
import { ApiProblem, NetworkFailure } from './api-problem.ts';
import { noteDate } from './platform-clock.ts';

async function problemOf(response: Response): Promise<ApiProblem> {
  const retryAfter = Number(response.headers.get('retry-after'));
  const problem = (await response.json().catch(() => null)) as Problem | null;
  const fallback: Problem = {
    type: 'about:blank',
    title: response.statusText,
    status: response.status,
    // The words of a proxy, such as "Bad Gateway", are not for users.
    detail: '',
    code: 'request.failed',
    requestId: response.headers.get('x-request-id') ?? '',
  };
  return new ApiProblem(problem?.code ? problem : fallback, retryAfter > 0 ? retryAfter : undefined);
}

export interface ReceivedAnswer {
  status: number;
  code: string | undefined;
  requestId: string | undefined;
}

export interface RequestOptions extends RequestInit {
  /** Replaces the `fetch` of the platform. */
  transport?: typeof fetch | undefined;
  /** Called for every answer, including refusals. */
  onAnswer?: (answer: ReceivedAnswer) => void;
}

/** Sends a request. Throws an `ApiProblem` if the API refuses, or a `NetworkFailure` if there is no answer. */
export async function request(url: string, options: RequestOptions = {}): Promise<Response> {
  const { transport = fetch, onAnswer, ...init } = options;
  const response = await transport(url, { credentials: 'same-origin', ...init }).catch((cause: unknown) => {
    if (init.signal?.aborted) throw cause;
    throw new NetworkFailure('no answer', { cause });
  });
  noteDate(response.headers);
  const refusal = response.ok ? undefined : await problemOf(response);
  const requestId = response.headers.get('x-request-id') ?? undefined;
  onAnswer?.({ status: response.status, code: refusal?.problem.code, requestId });
  if (refusal) throw refusal;
  return response;
}
