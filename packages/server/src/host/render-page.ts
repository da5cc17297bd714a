import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Client } from '@semilla/client';
import inject from 'light-my-request';
import type { Config } from '../kit/config.ts';
import type { PageAddress } from './page-address.ts';
import type { StoredPage } from './page-store.ts';

export type SiteHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: ((error?: unknown) => void) | undefined,
  locals: object,
) => void;

export interface Renderer extends ReturnType<typeof platformOf> {
  handler: SiteHandler;
  /** Speaks to the API as a visitor. */
  api: Client;
}

/** What the pages say of the platform itself. */
export function platformOf({ publicUrl, brandName, contactEmail, company, demo }: Config) {
  return { publicUrl, brandName, contactEmail, company, isDemo: demo };
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
// Good and fast: a page is compressed at every change of what it shows, and sent thousands of times.
const brotliQuality = 6;

// The response is written anew for every request; these say how the renderer happened to send it.
const ofTheTransport = new Set([
  'connection',
  'date',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'cache-tag',
]);

function headersOf(given: Record<string, unknown>): Record<string, string> {
  const kept = Object.entries(given).filter(
    ([name, value]) => value !== undefined && !ofTheTransport.has(name),
  );
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

function tagsOf(header: unknown): string[] {
  return String(header ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
}

async function compress(body: Buffer): Promise<StoredPage['bodies']> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const [br, gz] = await Promise.all([brotli(body, { params }), zip(body, { level: 6 })]);
  return { br, gzip: gz, identity: body };
}

/** Renders a page for nobody in particular: without cookies, in a language already decided. */
export async function renderPage(
  { handler, ...locals }: Renderer,
  address: PageAddress,
): Promise<StoredPage> {
  const { host } = new URL(locals.publicUrl);
  const response = await inject(
    // The pages add to what they are handed, so each render gets its own.
    (request, answer) => handler(request as never, answer as never, undefined, { ...locals }),
    {
      method: 'GET',
      url: address.url,
      headers: { host, 'accept-language': address.locale, accept: 'text/html' },
    },
  );
  const body = response.rawPayload;
  return {
    address,
    status: response.statusCode,
    headers: headersOf(response.headers),
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    tags: tagsOf(response.headers['cache-tag']),
    bodies: await compress(body),
  };
}
