import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ApiProblem, type Client } from '@semilla/client';
import { cents } from '@semilla/contract';
import { formatRoundMoney } from '@semilla/format';
import inject from 'light-my-request';
import type { Config } from '../kit/config.ts';
import type { StoredPage } from './create-page-store.ts';
import { onlyOwnHashes } from './only-own-hashes.ts';
import type { PageAddress } from './page-address.ts';

export type SiteHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: ((error?: unknown) => void) | undefined,
  locals: object,
) => void;

export interface Renderer extends ReturnType<typeof platformOf> {
  handler: SiteHandler;
  /** Calls the API as a visitor, or for a private page as the caller. */
  api: Client;
  now: () => Date;
  /** Whether the page is only for its caller and shows their data. */
  isPersonal?: boolean;
}

/** Data about the platform itself that pages show. */
export function platformOf(config: Config) {
  const { publicUrl, brandName, contactEmail, company, demo, reflectionDays, interestTaxRates } = config;
  const { capCents } = config.orderTerms;
  const investmentCap = capCents === null ? undefined : formatRoundMoney(cents(capCents));
  return {
    publicUrl,
    brandName,
    contactEmail,
    company,
    isDemo: demo,
    investmentCap,
    reflectionDays,
    interestTaxRates,
  };
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
// A compromise between size and speed: a page is compressed once per change and sent thousands of times.
const brotliQuality = 6;

// These headers describe the renderer's own response, so they are not copied to the visitors' responses.
const transportHeaders = new Set([
  'connection',
  'date',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'cache-tag',
]);

function headersOf(rendered: Record<string, unknown>, body: Buffer): Record<string, string> {
  const kept = Object.entries(rendered)
    .filter(([name, value]) => value !== undefined && !transportHeaders.has(name))
    .map(([name, value]): [string, string] => [name, String(value)]);
  const headers = Object.fromEntries(kept);
  const { 'content-security-policy': policy, 'content-type': type } = headers;
  return {
    ...headers,
    ...(policy && { 'content-security-policy': onlyOwnHashes(policy, body.toString()) }),
    ...(type === 'text/html' && { 'content-type': 'text/html; charset=utf-8' }),
  };
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

const unavailable = 503;

/** Wraps a client and records whether the API was unavailable for any of its calls. */
function watched(api: Client): { api: Client; wasUnavailable: () => boolean } {
  let isUnavailable = false;
  const call = async (...asked: Parameters<Client>) => {
    try {
      return await api(...asked);
    } catch (error) {
      isUnavailable ||= error instanceof ApiProblem && error.problem.status === unavailable;
      throw error;
    }
  };
  return { api: call as Client, wasUnavailable: () => isUnavailable };
}

/** Renders a page in its language, without cookies. */
export async function renderPage(
  { handler, ...locals }: Renderer,
  address: PageAddress,
): Promise<StoredPage> {
  const { host } = new URL(locals.publicUrl);
  const { api, wasUnavailable } = watched(locals.api);
  const response = await inject(
    // Pages add values to their locals, so each render gets its own copy.
    (request, answer) => handler(request as never, answer as never, undefined, { ...locals, api }),
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
    headers: headersOf(response.headers, body),
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    renderedAt: new Date(),
    tags: tagsOf(response.headers['cache-tag']),
    bodies: await compress(body),
    ...(response.statusCode >= 500 && { isUnavailable: wasUnavailable() }),
  };
}
