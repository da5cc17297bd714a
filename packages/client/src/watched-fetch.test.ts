import { v1 } from '@semilla/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient } from './create-client.ts';

class FakeRequest extends EventTarget {
  static latest: FakeRequest;
  upload = new EventTarget();
  status = 0;
  statusText = '';
  responseText = '';
  responseType = '';
  sent: unknown;
  opened: string[] = [];
  readonly headers: Record<string, string> = {};

  constructor() {
    super();
    FakeRequest.latest = this;
  }
  open(...opened: string[]): void {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getResponseHeader(name: string): string | null {
    return name === 'retry-after' ? '20' : null;
  }
  send(body: unknown): void {
    this.sent = body;
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer(status: number, text: string): void {
    this.status = status;
    this.responseText = text;
    this.dispatchEvent(new Event('load'));
  }
}

const accountId = '01890a5d-ac96-774b-bcce-b302099a8057';
const file = new File(['%PDF-1.7'], 'nómina.pdf', { type: 'application/pdf' });

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest));
afterEach(() => vi.unstubAllGlobals());

function upload(signal?: AbortSignal) {
  const percents: number[] = [];
  const call = createClient({ headers: () => ({ 'accept-language': 'en' }) });
  const options = {
    idempotencyKey: 'clave-0001',
    signal,
    onProgress: (percent: number) => percents.push(percent),
  };
  const answer = call(v1.accountDocuments.create, { body: { accountId, visible: true, file } }, options);
  return { answer, percents };
}

it('[E8] sends the form with its headers, and reports the progress', async () => {
  const { answer, percents } = upload();
  const { latest } = FakeRequest;
  latest.progress(1, 4);
  latest.progress(4, 4);
  latest.answer(409, JSON.stringify({ code: 'request.conflict', detail: 'Ya existe.', status: 409 }));
  await expect(answer).rejects.toMatchObject({
    name: 'ApiProblem',
    message: 'Ya existe.',
    retryAfterSeconds: 20,
  });
  expect(percents).toEqual([25, 100]);
  expect(latest.opened).toEqual(['POST', v1.accountDocuments.create.path]);
  expect(latest.headers).toMatchObject({ 'accept-language': 'en', 'idempotency-key': 'clave-0001' });
  expect((latest.sent as FormData).get('file')).toMatchObject({ name: 'nómina.pdf' });
});

it('[E8] stops when its signal is aborted', async () => {
  const controller = new AbortController();
  const { answer } = upload(controller.signal);
  controller.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

it('[X1] distinguishes a network failure from a refusal', async () => {
  const { answer } = upload();
  FakeRequest.latest.dispatchEvent(new Event('error'));
  await expect(answer).rejects.toMatchObject({ name: 'NetworkFailure' });
});

it('uses fetch for calls without progress', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>().mockRejectedValue(new TypeError('gone'));
  vi.stubGlobal('fetch', fetch);
  await expect(createClient()(v1.me.edit, { body: { name: 'Lucía' } })).rejects.toThrow('no answer');
  expect(fetch).toHaveBeenCalledOnce();
});
