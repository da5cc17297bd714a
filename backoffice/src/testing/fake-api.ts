import { type ErrorCode, errorCatalogue, type Problem } from '@semilla/contract';
import { vi } from 'vitest';
import { asAnswered } from './as-answered.ts';
import { FakeUpload } from './fake-upload.ts';

export interface FakeCall {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Headers;
  body: unknown;
  signal?: AbortSignal | undefined;
}

type Answer = unknown | ((call: FakeCall) => unknown);

function bodyOf(body: BodyInit | null | undefined): unknown {
  return typeof body === 'string' ? JSON.parse(body) : (body ?? undefined);
}

function asResponse({ method, path }: FakeCall, answer: unknown): Response {
  if (answer instanceof Response) return answer;
  if (answer === undefined) return new Response(null, { status: 204 });
  return Response.json(asAnswered(method, path, answer));
}

/**
 * Replaces the API and records every call. Responses are keyed by method and path (`'GET /v1/project/projects'`). They need only
 * the fields that the test is about.
 */
export function fakeApi(answers: Record<string, Answer>): FakeCall[] {
  const calls: FakeCall[] = [];
  const given: Record<string, Answer> = {
    // Every record page requests its waiting proposals and claims, and every list page its views.
    'GET /v1/approvals': listOf(),
    'GET /v1/overview/saved-views': listOf(),
    'GET /v1/overview/work-claims': listOf(),
    ...answers,
  };
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  vi.stubGlobal('fetch', async (url: string, options: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const call: FakeCall = {
      method: options.method ?? 'GET',
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: new Headers(options.headers),
      body: bodyOf(options.body),
      signal: options.signal ?? undefined,
    };
    calls.push(call);
    const key = `${call.method} ${pathname}`;
    if (!(key in given)) return refusal('request.not_found');
    const answer = given[key];
    return asResponse(call, typeof answer === 'function' ? await answer(call) : answer);
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
