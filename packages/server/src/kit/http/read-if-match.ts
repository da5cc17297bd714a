import { type Endpoint, isVersioned } from '@semilla/contract';
import type { FastifyRequest } from 'fastify';
import { InvalidInput } from '../errors.ts';

const wrongAt = (path: string) => new InvalidInput([{ path, code: 'version', params: {} }]);

/** Reads the version that the caller saw from `If-Match`, as `"3"` or `3`; `*` skips the comparison. */
export function readIfMatch(endpoint: Endpoint, request: FastifyRequest): void {
  const header = request.headers['if-match']?.trim();
  if (header === undefined || header === '*' || !isVersioned(endpoint)) return;
  const [, seen] = /^(?:W\/)?"?([1-9]\d{0,9})"?$/.exec(header) ?? [];
  if (!seen) throw wrongAt('If-Match');
  const { body } = request;
  if (typeof body !== 'object' || body === null) return;
  const given = (body as { version?: unknown }).version;
  if (given !== undefined && String(given) !== seen) throw wrongAt('version');
  request.body = { ...body, version: endpoint.bodyKind === 'multipart' ? seen : Number(seen) };
}
