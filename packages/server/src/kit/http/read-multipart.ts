import type { Multipart, MultipartFile } from '@fastify/multipart';
import {
  extensionOf,
  fileExtensions,
  fileSizeBytesMax,
  megabytesOf,
  needsFile,
  takesNull,
} from '@semilla/contract';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import { ApiError } from '../errors.ts';
import { hasMarkup } from '../files/has-markup.ts';
import { hasScripts } from '../files/has-scripts.ts';
import { scanFiles } from '../files/scan-files.ts';

const unknownType = 'application/octet-stream';
const filesMaxUsual = 10;
/** How many parts a form may have besides its files and the one field per file that may describe the file. */
const otherPartsMax = 20;
/** The whole form is held in memory, so its total size is limited too. */
export const formBytesMax = 10 * fileSizeBytesMax;
/** The platform's pages do not send longer JSON, and parsing it would block other requests. */
const jsonBytesMax = 256 * 1024;

function isJson(bytes: Buffer): boolean {
  if (bytes.byteLength > jsonBytesMax || !/^\s*[[{]/.test(bytes.toString('latin1', 0, 64))) return false;
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return true;
  } catch {
    return false;
  }
}

/**
 * A Norma 43 bank statement begins with record type 11 and a long run of digits that includes the account. A record of the file may
 * stand before it.
 */
const isNorma43 = (bytes: Buffer) =>
  /^(?:00\d{10}.{0,80}[\r\n]{1,2})?11\d{30}/.test(bytes.toString('latin1', 0, 200));

/** A message of a bank without the declaration that XML may begin with. */
const isBankXml = (bytes: Buffer) =>
  /^(?:ï»¿)?\s*(?:<!--[\s\S]*?-->\s*)*<(?:\w+:)?Document[\s>]/.test(bytes.toString('latin1', 0, 2_000));

/** Whether bytes are text with a separator in the first line, as in a CSV file. Bytes of other files have control characters. */
function isTable(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  const [headings = ''] = text.split(/\r?\n/, 1);
  return /[;,\t]/.test(headings) && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text);
}

function textTypeOf(bytes: Buffer): string {
  if (isJson(bytes)) return 'application/json';
  if (isNorma43(bytes)) return 'text/plain';
  if (isBankXml(bytes)) return 'application/xml';
  return isTable(bytes) ? 'text/csv' : unknownType;
}

/** Checks for scripts in files that are stored unchanged. Project pictures are re-encoded instead. */
const checks: Record<string, (bytes: Buffer) => boolean> = {
  'application/pdf': hasScripts,
  'video/mp4': hasMarkup,
};

/** Detects the type from the bytes; the type that the sender claims is ignored. */
async function sniffed(bytes: Buffer, name: string): Promise<File> {
  // The detection throws for files that begin like a known type and then violate its format.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const type = found?.mime ?? textTypeOf(bytes);
  const isActive = checks[type]?.(bytes) ?? false;
  if (isActive) throw new ApiError('file.with_scripts');
  return new File([new Uint8Array(bytes)], withExtension(safeName(name), type), { type });
}

/** Adds the extension of the detected type if it is missing: a picture named `a.html` becomes `a.html.png`. */
function withExtension(name: string, type: string): string {
  const known = (fileExtensions as Record<string, readonly [string, ...string[]]>)[type];
  return !known || known.includes(extensionOf(name)) ? name : `${name}.${known[0]}`;
}

/** The last part of the path, without characters that could mislead a person or a file system. */
function safeName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '')
    .trim();
  // Made well-formed again, because the cut may split a surrogate pair.
  return (clean.replace(/^\.+/, '') || 'file').slice(-120).toWellFormed();
}

function add(body: Record<string, unknown>, name: string, value: unknown): void {
  if (!Object.hasOwn(body, name)) body[name] = value;
  else body[name] = [body[name], value].flat();
}

function limitsOf({ routeOptions }: FastifyRequest) {
  const { endpoint } = routeOptions.config;
  const files = endpoint?.filesMax ?? filesMaxUsual;
  const fileSize = endpoint?.fileSizeBytesMax ?? fileSizeBytesMax;
  return { files, fileSize, parts: 2 * files + otherPartsMax };
}

const codeOf = (error: unknown) => (error as { code?: unknown }).code;

function tooLarge(path: string, request: FastifyRequest): ApiError {
  const params = { max: megabytesOf(limitsOf(request).fileSize) };
  return new ApiError('file.too_large', { params, fields: [{ path, code: 'file_too_large', params }] });
}

const isTooLarge = (error: unknown): error is { part: MultipartFile } =>
  codeOf(error) === 'FST_REQ_FILE_TOO_LARGE';

/** Fastify's own errors pass through; any other parser error means a malformed form. */
function parserRefusal(error: unknown, request: FastifyRequest): unknown {
  if (isTooLarge(error)) return tooLarge(error.part.fieldname, request);
  return String(codeOf(error)).startsWith('FST_') ? error : new ApiError('request.malformed');
}

/** Accepts JSON for a form whose files are all optional. */
function readJsonForm(request: FastifyRequest): void {
  const { endpoint } = request.routeOptions.config;
  const isJsonType = /^application\/json\b/i.test(request.headers['content-type'] ?? '');
  if (!endpoint || needsFile(endpoint) || !isJsonType) throw new ApiError('request.unsupported_type');
  const { body } = request;
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  if (isObject) request.body = asTexts(body);
}

async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  // Without a boundary the parser finds no parts and reports no error.
  if (!/boundary="?[^\s";]/i.test(request.headers['content-type'] ?? ''))
    throw new ApiError('request.malformed');
  try {
    yield* request.parts({ limits: limitsOf(request) });
  } catch (error) {
    throw parserRefusal(error, request);
  }
}

async function bytesOf({ file, fieldname }: MultipartFile, request: FastifyRequest): Promise<Buffer> {
  const pieces: Buffer[] = [];
  try {
    for await (const piece of file as AsyncIterable<Buffer>) {
      request.holdBytes(piece.byteLength);
      pieces.push(piece);
    }
  } catch (error) {
    throw error instanceof ApiError ? error : parserRefusal(error, request);
  }
  const bytes = Buffer.concat(pieces);
  if (file.truncated || bytes.byteLength >= limitsOf(request).fileSize) throw tooLarge(fieldname, request);
  return bytes;
}

const isPlainValue = (value: unknown) => typeof value === 'boolean' || typeof value === 'number';

/** Converts plain JSON values to text, because form fields are always text. */
function asTexts(body: object): object {
  const fields = Object.entries(body);
  return Object.fromEntries(
    fields.map(([name, value]) => [name, isPlainValue(value) ? String(value) : value]),
  );
}

/** Reads a form with files into an object of texts and files, which the endpoint's schema then validates. */
export async function readMultipart(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) {
    readJsonForm(request);
    return request.admitForm?.(Object(request.body));
  }
  const body: Record<string, unknown> = Object.create(null);
  const { endpoint } = request.routeOptions.config;
  const { clamavUrl, timeouts } = request.server.services.config;
  const toScan: Buffer[] = [];
  let bytesRead = 0;
  for await (const part of partsOf(request)) {
    if (part.type === 'field') {
      request.holdBytes(String(part.value).length);
      const isEmptied = part.value === '' && endpoint && takesNull(endpoint, part.fieldname);
      add(body, part.fieldname, isEmptied ? null : part.value);
      continue;
    }
    request.admitForm?.(body);
    const bytes = await bytesOf(part, request);
    bytesRead += bytes.byteLength;
    if (bytesRead > formBytesMax) throw new ApiError('request.too_large');
    if (clamavUrl && bytes.byteLength) toScan.push(bytes);
    // A browser sends an empty file without a name for an empty file field.
    if (bytes.byteLength || part.filename) add(body, part.fieldname, await sniffed(bytes, part.filename));
  }
  request.admitForm?.(body);
  request.bodyEndedAt = performance.now();
  if (clamavUrl) await scanFiles(clamavUrl, toScan, timeouts.scannerMs);
  request.body = { ...body };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Throws if a form is to be refused for its fields, of which those before the first file are checked before it is read. */
    admitForm?: (fields: Record<string, unknown>) => void;
  }
}
