/**
 * Goal: proxy and server cannot disagree on where a request ends, so no request can be smuggled inside another.
 * Method: raw requests with ambiguous lengths, each hiding a second request in its body.
 */
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
let port: number;
const seen: string[] = [];
beforeAll(async () => {
  test = await buildTestApp({
    prepare: (app) =>
      app.addHook('onRequest', async ({ url }) => {
        seen.push(url);
      }),
  });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
});
afterAll(() => test.close());

/** Everything received until the server closes the connection or goes silent. */
function answersTo(...lines: string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setTimeout(500, () => socket.destroy());
    socket.on('data', (chunk) => (text += chunk));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(text));
    socket.write(lines.join('\r\n'));
  });
}

const start = ['POST /v1/auth/logout HTTP/1.1', 'host: localhost', 'origin: http://localhost:3000'];
const hidden = ['GET /v1/hidden HTTP/1.1', 'host: localhost', '', ''];

it.each<[string, string[]]>([
  ['a length beside chunks', ['content-length: 6', 'transfer-encoding: chunked', '', '0', '', ...hidden]],
  ['two lengths', ['content-length: 0', 'content-length: 44', '', ...hidden]],
  ['a length that is no number', ['content-length: +5', '', ...hidden]],
  ['a list of lengths', ['content-length: 0, 44', '', ...hidden]],
  ['chunks under another name', ['transfer-encoding: xchunked', '', '0', '', ...hidden]],
  ['a header that ends with a bare line feed', ['transfer-encoding: chunked\nx: y', '', '0', '', ...hidden]],
  ['a blank before the colon', ['content-length : 5', '', ...hidden]],
  ['a chunk that is longer than it says', ['transfer-encoding: chunked', '', '1', 'ab', '0', '', ...hidden]],
])('[P7] refuses %s, and reads nothing after it', async (_what, rest) => {
  seen.length = 0;
  const text = await answersTo(...start, ...rest);
  expect(text).toContain('HTTP/1.1 400 ');
  expect(seen).not.toContain('/v1/hidden');
});

it('[P7] answers two unambiguous requests on one connection', async () => {
  seen.length = 0;
  const text = await answersTo(...start, 'content-length: 0', '', ...hidden);
  expect(text).not.toContain('HTTP/1.1 400 ');
  expect(seen.toSorted()).toEqual(['/v1/auth/logout', '/v1/hidden']);
});
