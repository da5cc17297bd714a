import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Config } from '../config.ts';
import { ApiError } from '../errors.ts';
import type { FileStore, StoredFile } from './file-store.ts';

type S3Settings = Extract<Config['files'], { kind: 's3' }>;

const retryAfterSeconds = 2;
const xmlEntities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescapeXml = (text: string) =>
  text.replace(/&(?:#(\d+)|(\w+));/g, (_, code, name) =>
    code ? String.fromCodePoint(+code) : (xmlEntities[name] ?? ''),
  );

function textIn(xml: string, tag: string): string | undefined {
  const found = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
  return found === undefined ? undefined : unescapeXml(found);
}

/** Reads the answer to a listing: one page of files, ordered by key, and whether more follow. */
function readListing(xml: string): { files: StoredFile[]; isCutOff: boolean } {
  const files = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, entry = '']) => ({
    key: textIn(entry, 'Key') ?? '',
    putAt: new Date(textIn(entry, 'LastModified') ?? ''),
  }));
  return { files, isCutOff: textIn(xml, 'IsTruncated') === 'true' };
}

/** Required by buckets with an object lock. It detects damage in transit; it does not protect against attackers. */
const md5Of = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('base64');

function unavailable(cause: unknown): ApiError {
  return new ApiError('request.unavailable', { retryAfterSeconds, cause });
}

/** Reads a whole body. The timeout of the call also applies if the body stops arriving. */
async function bytesOf(response: Response): Promise<Uint8Array> {
  const bytes = await response.arrayBuffer().catch((cause: unknown) => {
    throw unavailable(cause);
  });
  return new Uint8Array(bytes);
}

/** Each call fails after `timeoutMs`, retries included. */
export function s3Store(settings: S3Settings, timeoutMs: number): FileStore {
  const client = new AwsClient({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    region: settings.region,
    service: 's3',
    retries: 3,
  });
  const urlAt = (endpoint: string, key: string) =>
    `${endpoint.replace(/\/+$/, '')}/${settings.bucket}/${key}`;

  async function send(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(timeoutMs);
    const request: RequestInit = { method, ...init, redirect: 'manual', signal };
    const response = await client.fetch(urlAt(settings.endpoint, key), request).catch((cause: unknown) => {
      throw unavailable(cause);
    });
    if (response.ok || response.status === 404) return response;
    // The clocks of the two machines differ for a while. Like an outage this passes, so it counts as unavailable.
    const isLate = (await response.text()).includes('RequestTimeTooSkewed');
    const error = new Error(`the file store answered ${response.status} to ${method}`);
    throw response.status >= 500 || isLate ? unavailable(error) : error;
  }

  async function listPage(prefix: string, after: string | undefined) {
    const response = await send(
      'GET',
      `?${new URLSearchParams({ prefix, ...(after && { marker: after }) })}`,
    );
    return readListing(await response.text());
  }

  return {
    async put(key, bytes, type) {
      const response = await send('PUT', key, {
        body: bytes as Uint8Array<ArrayBuffer>,
        headers: {
          'content-type': type,
          'content-length': String(bytes.byteLength),
          'content-md5': md5Of(bytes),
        },
      });
      if (!response.ok) throw new Error(`the file store has no bucket ${settings.bucket}`);
    },
    async get(key) {
      const response = await send('GET', key);
      return response.ok ? bytesOf(response) : undefined;
    },
    async delete(key) {
      await send('DELETE', key);
    },
    async *list(folder) {
      let last: string | undefined;
      do {
        const page = await listPage(`${folder}/`, last);
        yield* page.files;
        last = page.isCutOff ? page.files.at(-1)?.key : undefined;
      } while (last);
    },
    // A bucket has a file only once all of it arrived.
    async deleteUnfinished() {
      return 0;
    },
    async signedUrl(key, seconds, fileName) {
      const url = new URL(urlAt(settings.publicEndpoint, key));
      url.searchParams.set('X-Amz-Expires', String(seconds));
      url.searchParams.set(
        'response-content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      );
      const signed = await client.sign(url, { method: 'GET', aws: { signQuery: true } });
      return signed.url;
    },
  };
}
