import { v1 } from '@semilla/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './create-client.ts';

const call = (path: string) => ({ method: 'GET', path, status: 200, startedAt: new Date(0), durationMs: 5 });

describe('the request history', () => {
  const storage = new Map<string, string>();

  beforeEach(() => {
    storage.clear();
    vi.resetModules();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    });
  });

  it('[C11] keeps the latest 20 answers, redacted', async () => {
    const { rememberAnswer, requestHistory } = await import('./request-history.ts');
    for (let page = 0; page < 25; page++)
      rememberAnswer(call(`/v1/project/projects?skip=${page}&name=secreto`));
    expect(requestHistory()).toHaveLength(20);
    expect(requestHistory()[0]?.path).toBe('/v1/project/projects?skip=5&name=…');
  });

  it('[C11] keeps the code of a refusal, and the id of the request', async () => {
    const { rememberAnswer, requestHistory } = await import('./request-history.ts');
    const transport = async () =>
      Response.json(
        { code: 'request.not_found', status: 404 },
        { status: 404, headers: { 'x-request-id': 'r-1' } },
      );
    await createClient({ fetch: transport, onAnswer: rememberAnswer })(v1.phases.find).catch(() => undefined);
    expect(requestHistory()).toMatchObject([{ status: 404, code: 'request.not_found', requestId: 'r-1' }]);
  });

  it('[C11] continues over the pages of the same tab', async () => {
    const first = await import('./request-history.ts');
    first.rememberAnswer(call('/v1/project/phases'));
    vi.resetModules();
    const second = await import('./request-history.ts');
    expect(second.requestHistory()).toEqual([
      {
        at: '1970-01-01T00:00:00.000Z',
        method: 'GET',
        path: '/v1/project/phases',
        status: 200,
        durationMs: 5,
      },
    ]);
  });

  it('starts empty if the stored history cannot be read', async () => {
    storage.set('request-history', '{');
    const { requestHistory } = await import('./request-history.ts');
    expect(requestHistory()).toEqual([]);
  });
});
