import { type ErrorCode, errorCatalogue, type Problem } from '@semilla/contract';
import { vi } from 'vitest';
import { FakeUpload } from './fake-upload.ts';

export interface FakeCall {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Headers;
  body: unknown;
}

type Answer = unknown | ((call: FakeCall) => unknown);

function bodyOf(body: BodyInit | null | undefined): unknown {
  return typeof body === 'string' ? JSON.parse(body) : (body ?? undefined);
}

function asResponse(answer: unknown): Response {
  if (answer instanceof Response) return answer;
  return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
}

/**
 * Replaces the API. Answers are keyed by method and path (`'GET /v1/project/projects'`); every call is
 * recorded.
 */
export function fakeApi(answers: Record<string, Answer>): FakeCall[] {
  const calls: FakeCall[] = [];
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  vi.stubGlobal('fetch', async (url: string, options: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const call: FakeCall = {
      method: options.method ?? 'GET',
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: new Headers(options.headers),
      body: bodyOf(options.body),
    };
    calls.push(call);
    const key = `${call.method} ${pathname}`;
    if (!(key in answers)) return refusal('request.not_found');
    const answer = answers[key];
    return asResponse(typeof answer === 'function' ? await answer(call) : answer);
  });
  return calls;
}

/** A refusal in the API's format. */
export function refusal(code: ErrorCode, overrides: Partial<Problem> = {}): Response {
  const problem: Problem = {
    type: 'about:blank',
    title: code,
    status: errorCatalogue[code],
    detail: code,
    code,
    requestId: 'r-1',
    ...overrides,
  };
  return Response.json(problem, {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json' },
  });
}

export function listOf(...data: object[]) {
  return { data, total: data.length };
}
