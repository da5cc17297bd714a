import type { Multipart, MultipartFile } from '@fastify/multipart';
import { fileSizeBytesMax, takesNull } from '@semilla/contract';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import { ApiError, InvalidInput } from '../errors.ts';

const unknownType = 'application/octet-stream';
const filesMaxUsual = 10;
/** Besides the files, and what is said of each. */
const otherPartsMax = 20;
/** A form is read as a whole, so what one may bring is bounded as a whole too. */
const formBytesMax = 10 * fileSizeBytesMax;
/** A longer one has not been written by a page of ours, and reading it would keep everybody waiting. */
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

/** The type is what the bytes say; what the sender calls it does not count. */
async function sniffed(bytes: Buffer, name: string): Promise<File> {
  // Bytes that begin like something known and go on like nothing are of no known type.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const type = found?.mime ?? (isJson(bytes) ? 'application/json' : unknownType);
  return new File([new Uint8Array(bytes)], safeName(name), { type });
}

/** The last part of the name, without what could mislead a person or a file system. */
function safeName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '')
    .trim();
  // Cut last, and half a sign may be what is left at the cut.
  return (clean.replace(/^\.+/, '') || 'file').slice(-120).toWellFormed();
}

function add(body: Record<string, unknown>, name: string, value: unknown): void {
  if (!Object.hasOwn(body, name)) body[name] = value;
  else body[name] = [body[name], value].flat();
}

function limitsOf({ routeOptions }: FastifyRequest) {
  const files = routeOptions.config.endpoint?.filesMax ?? filesMaxUsual;
  return { files, parts: 2 * files + otherPartsMax };
}

const codeOf = (error: unknown) => (error as { code?: unknown }).code;

/** What the parser knows by name is answered by it; all else that it stumbles over is the form's fault. */
function parserRefusal(error: unknown): unknown {
  return String(codeOf(error)).startsWith('FST_') ? error : new ApiError('request.malformed');
}

async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  // Without a boundary nothing tells the parts apart, and the parser would find none and be content.
  if (!/boundary="?[^\s";]/i.test(request.headers['content-type'] ?? ''))
    throw new ApiError('request.malformed');
  try {
    yield* request.parts({ limits: limitsOf(request) });
  } catch (error) {
    throw parserRefusal(error);
  }
}

async function bytesOf(part: MultipartFile): Promise<Buffer> {
  const tooLarge = () => new InvalidInput([{ path: part.fieldname, code: 'file_too_large', params: {} }]);
  const bytes = await part.toBuffer().catch((error: unknown) => {
    throw codeOf(error) === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge() : parserRefusal(error);
  });
  if (part.file.truncated || bytes.byteLength >= fileSizeBytesMax) throw tooLarge();
  return bytes;
}

/** Reads a form with files into a plain object of texts and files, which the endpoint's rules then check. */
export async function readMultipart(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) throw new ApiError('request.unsupported_type');
  const body: Record<string, unknown> = Object.create(null);
  const { endpoint } = request.routeOptions.config;
  let bytesRead = 0;
  for await (const part of partsOf(request)) {
    if (part.type === 'field') {
      const isEmptied = part.value === '' && endpoint && takesNull(endpoint, part.fieldname);
      add(body, part.fieldname, isEmptied ? null : part.value);
      continue;
    }
    const bytes = await bytesOf(part);
    bytesRead += bytes.byteLength;
    if (bytesRead > formBytesMax) throw new ApiError('request.too_large');
    // A browser sends an empty nameless file for a field that was left empty.
    if (bytes.byteLength || part.filename) add(body, part.fieldname, await sniffed(bytes, part.filename));
  }
  request.body = { ...body };
}
