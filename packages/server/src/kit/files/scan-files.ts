import { once } from 'node:events';
import { connect } from 'node:net';
import { addAbortSignal } from 'node:stream';
import { ApiError } from '../errors.ts';

/** ClamAV's protocol: a command, then chunks prefixed with their length; a chunk of length 0 ends the file. */
const command = 'zINSTREAM\0';
const pieceBytesMax = 64 * 1024;

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.byteLength; start += pieceBytesMax) {
    const piece = bytes.subarray(start, start + pieceBytesMax);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.byteLength);
    yield length;
    yield piece;
  }
  yield Buffer.alloc(4);
}

async function ask(url: string, bytes: Uint8Array, signal: AbortSignal): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port || 3310), hostname.replace(/^\[|\]$/g, ''));
  addAbortSignal(signal, socket);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  // The scanner may answer and close before it has read everything, for example if a file is too large for it.
  const closed = once(socket, 'close');
  socket.write(command);
  for (const piece of piecesOf(bytes)) socket.write(piece);
  socket.end();
  await closed;
  return answer;
}

async function scan(url: string, bytes: Uint8Array, signal: AbortSignal): Promise<void> {
  const answer = await ask(url, bytes, signal).catch((cause: unknown) => {
    throw new ApiError('request.unavailable', { cause });
  });
  if (/: OK\0?\s*$/.test(answer)) return;
  if (/ FOUND\0?\s*$/.test(answer)) throw new ApiError('file.infected');
  throw new ApiError('request.unavailable', { cause: new Error(`the malware scanner answered ${answer}`) });
}

/**
 * Throws if the malware scanner finds something, or does not answer for all files within `timeoutMs`.
 */
export async function scanFiles(url: string, files: readonly Uint8Array[], timeoutMs: number): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  await Promise.all(files.map((bytes) => scan(url, bytes, signal)));
}
