import type { ErrorCode, Problem } from '@semilla/contract';

/** A refusal of the API, as an error that carries the problem document. */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly problem: Problem;
  /** Seconds to wait before the next try, where the server said so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(problem: Problem, retryAfterSeconds?: number) {
    super(problem.detail);
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  is(code: ErrorCode): boolean {
    return this.problem.code === code;
  }
}

/** There was no answer, so it is unknown whether the call was carried out. */
export class NetworkFailure extends Error {
  override name = 'NetworkFailure';
}

// The server answers with these before it looks at the request, or instead of answering it.
const undecidedStatuses = [401, 408, 429];

const isDecided = (status: number) => status < 500 && !undecidedStatuses.includes(status);

/** Whether the error of a call says that it was not carried out; after any other error it may have been. */
export const isSettled = (error: unknown) => error instanceof ApiProblem && isDecided(error.problem.status);

/** Whether a call failed because its signal was aborted. */
export const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
