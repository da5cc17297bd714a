import type { FastifyReply } from 'fastify';
import { emptyPolicy } from '../../kit/http/plugins/security-headers.ts';

/** For uploaded files, so scripts in them cannot run even if a browser opens them. */
export const sandboxPolicy = `${emptyPolicy}; sandbox`;

export const publicForever = 'public, max-age=31536000, immutable';
export const privateToCaller = 'private, no-store';

const shownInline = /^(?:image\/(?:png|jpeg|webp|avif)|application\/pdf|video\/mp4)$/;

export interface SentFile {
  bytes: Uint8Array;
  type: string;
  name: string;
  /** Identifies the bytes: stored files never change. */
  etag: string;
  cacheControl: string;
}

// encodeURIComponent leaves these characters unescaped, but RFC 5987 requires it.
const encodeName = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

export function contentDisposition(type: string, name: string): string {
  const plainName = name.normalize('NFD').replace(/[^\x20-\x7e]|["\\%]/g, '');
  const kind = shownInline.test(type) ? 'inline' : 'attachment';
  return `${kind}; filename="${plainName || 'file'}"; filename*=UTF-8''${encodeName(name)}`;
}

/** The first and last requested byte; undefined if the whole file is to be sent. */
export function rangeOf(
  header: string | undefined,
  length: number,
): [first: number, last: number] | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return undefined;
  const first = match[1] ? Number(match[1]) : Math.max(0, length - Number(match[2]));
  const last = match[1] && match[2] ? Math.min(Number(match[2]), length - 1) : length - 1;
  return first <= last ? [first, last] : undefined;
}

/** Sends a stored file, the requested range of it, or 304 if it has not changed. */
export async function sendFile(reply: FastifyReply, file: SentFile): Promise<void> {
  const { headers } = reply.request;
  reply.headers({
    etag: file.etag,
    'accept-ranges': 'bytes',
    'cache-control': file.cacheControl,
    'content-disposition': contentDisposition(file.type, file.name),
    'content-security-policy': sandboxPolicy,
  });
  reply.type(file.type);
  if (headers['if-none-match']?.split(/\s*,\s*/).includes(file.etag)) {
    await reply.status(304).send();
    return;
  }
  const hasChanged = headers['if-range'] !== undefined && headers['if-range'] !== file.etag;
  const range = hasChanged ? undefined : rangeOf(headers.range, file.bytes.byteLength);
  if (!range) {
    await reply.send(Buffer.from(file.bytes));
    return;
  }
  const [first, last] = range;
  reply.header('content-range', `bytes ${first}-${last}/${file.bytes.byteLength}`);
  await reply.status(206).send(Buffer.from(file.bytes.subarray(first, last + 1)));
}
