import { v1 } from '@semilla/contract';
import { describe, expect, it } from 'vitest';
import { addressOf } from './address-of.ts';
import { ApiProblem, NetworkFailure } from './api-problem.ts';
import { createClient } from './create-client.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';

interface Sent {
  url: string;
  init: RequestInit;
}

function clientThat(answers: () => Response | Promise<Response>) {
  const sent: Sent[] = [];
  const call = createClient({
    fetch: (async (url: string, init: RequestInit) => {
      sent.push({ url, init });
      return answers();
    }) as typeof fetch,
  });
  return { call, sent };
}

describe('the client', () => {
  it('[C10] encodes cents, flags and comparisons in the URL', () => {
    const query = {
      isFrontOffice: true,
      minimumInvestment: { operator: 'lte', value: 50_000 },
      name: 'Lavapiés',
    } as const;
    expect(addressOf(v1.projects.find, { query })).toBe(
      '/v1/project/projects?isFrontOffice=true&minimumInvestment=lte%3A500.00&name=Lavapi%C3%A9s',
    );
    expect(addressOf(v1.projects.findOne, { params: { projectId: 'a/b' } })).toBe(
      '/v1/project/projects/a%2Fb',
    );
  });

  it('[B2] sends a new key with each call that takes one', async () => {
    const { call, sent } = clientThat(() => new Response('', { status: 503 }));
    for (const _ of [1, 2]) await call(v1.orders.cancel, { params: { orderId: id } }).catch(() => {});
    await call(v1.projects.find).catch(() => {});
    const [first, second, read] = sent.map(({ init }) => new Headers(init.headers).get('idempotency-key'));
    expect(first).toMatch(/^[0-9a-z-]{8,200}$/);
    expect(second).not.toBe(first);
    expect(read).toBeNull();
  });

  it('[C10] adds text parameters unchanged', async () => {
    const { call, sent } = clientThat(() => Response.json({ data: [], total: 0 }));
    await call(
      v1.projects.find,
      { query: { take: 5 } },
      { search: { percentageInvested: 'gte:50', name: undefined } },
    );
    expect(sent[0]?.url).toBe('/v1/project/projects?take=5&percentageInvested=gte%3A50');
  });

  it('[C10] decodes answers into cents and dates', async () => {
    const { call, sent } = clientThat(() => Response.json({ next: 'otp' }));
    const answer = await call(v1.sessions.logIn, { body: { email: 'a@example.com', password: 'x' } });
    expect(answer).toEqual({ next: 'otp' });
    expect(sent[0]?.init).toMatchObject({ method: 'POST', body: '{"email":"a@example.com","password":"x"}' });
  });

  it('[E8] sends files as multipart form data', async () => {
    const { call, sent } = clientThat(() => new Response('{}', { status: 500 }));
    const file = new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' });
    const body = { projectId: id, documentTypeId: id, description: 'Ficha', visible: false, file };
    await expect(
      call(v1.projectDocuments.create, { body }, { idempotencyKey: 'clave-0001' }),
    ).rejects.toThrow(ApiProblem);
    const form = sent[0]?.init.body as FormData;
    expect(form.get('visible')).toBe('false');
    expect((form.get('file') as File).name).toBe('a.pdf');
    expect(sent[0]?.init.headers).toMatchObject({ 'idempotency-key': 'clave-0001' });
  });

  it('[C6] sends an empty form field only for fields that may be empty', async () => {
    const { call, sent } = clientThat(() => new Response('{}', { status: 500 }));
    const body = { name: 'Suelo', nameEn: null, description: null as never };
    const edit = call(v1.projectTypes.edit, { params: { projectTypeId: id }, body });
    await expect(edit).rejects.toThrow(ApiProblem);
    expect(Object.fromEntries(sent[0]?.init.body as FormData)).toEqual({ name: 'Suelo', nameEn: '' });
  });

  it('[C6] sends text that could not be decoded unchanged, so that the API checks it', async () => {
    const { call, sent } = clientThat(() => new Response('{}', { status: 500 }));
    const body = { happenedAt: '2026-03-14T09:30:00.000Z', amount: 'mil' } as never;
    await expect(call(v1.projectTimeline.create, { body })).rejects.toThrow(ApiProblem);
    expect(sent[0]?.init.body).toBe('{"happenedAt":"2026-03-14T09:30:00.000Z","amount":"mil"}');
  });

  it('[X1] throws a refusal of the API with its code and retry delay', async () => {
    const problem = {
      type: '',
      title: '',
      status: 429,
      detail: 'Espera',
      code: 'auth.too_many_attempts',
      requestId: '1',
    };
    const { call } = clientThat(() =>
      Response.json(problem, { status: 429, headers: { 'retry-after': '20' } }),
    );
    const refusal = await call(v1.sessions.logIn, { body: { email: 'a@example.com', password: 'x' } }).catch(
      (error) => error,
    );
    expect(refusal).toBeInstanceOf(ApiProblem);
    expect(refusal.is('auth.too_many_attempts')).toBe(true);
    expect(refusal.retryAfterSeconds).toBe(20);
  });

  it('[X1] throws a different error for a network failure than for a refusal', async () => {
    const { call } = clientThat(() => Promise.reject(new TypeError('fetch failed')));
    const failure = call(v1.sessions.logIn, { body: { email: 'a@example.com', password: 'x' } });
    await expect(failure).rejects.toThrow(NetworkFailure);
  });
});
