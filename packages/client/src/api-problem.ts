import type { ErrorCode, Problem } from '@semilla/contract';

/** A refusal of the API. Carries the problem document. */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly problem: Problem;
  /** Seconds to wait before a retry, if the server sent them. */
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

/** There was no answer, so the call may or may not have been carried out. */
export class NetworkFailure extends Error {
  override name = 'NetworkFailure';
}

// The server can send these before it processes a request, or in place of the answer.
const undecidedStatuses = [401, 408, 429];

const isDecided = (status: number) => status < 500 && !undecidedStatuses.includes(status);

/** Whether the error proves that the call was not carried out. After any other error it may have been. */
export const isSettled = (error: unknown) => error instanceof ApiProblem && isDecided(error.problem.status);

/** Whether a call failed because its signal was aborted. */
export const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
