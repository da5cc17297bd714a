import type { IncomingHttpHeaders } from 'node:http';
import { Transform } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '../../errors.ts';

const retryAfterSeconds = 2;
/** Smaller bodies are not counted: one per connection fits into memory. */
const smallBytesMax = 16 * 1024;

function isSmall(headers: IncomingHttpHeaders): boolean {
  return (
    headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= smallBytesMax
  );
}

/** Passes on a body while `hold` accepts its bytes. */
function countedBy(hold: (bytes: number) => void): Transform {
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      try {
        hold(chunk.byteLength);
        pass(null, chunk);
      } catch (error) {
        pass(error as ApiError);
      }
    },
  });
  // Fastify removes its listener once it has refused a body, and an error without a listener would end the process.
  return counted.on('error', () => {});
}

/**
 * Limits how many bytes of request bodies are in memory at the same time, including requests that move money. Counts
 * the bytes that arrived, not the announced length; a request is refused as soon as its body does not fit.
 */
export function limitHeldBytes(app: FastifyInstance, most: number): void {
  let heldByAll = 0;
  function counterFor({ raw }: FastifyReply): (bytes: number) => void {
    let held = 0;
    const release = () => {
      heldByAll -= held;
      held = 0;
    };
    return (bytes) => {
      if (raw.destroyed || raw.writableEnded) return;
      if (heldByAll + bytes > most)
        throw new ApiError('request.unavailable', {
          retryAfterSeconds,
          cause: new Error('too many bytes are being received'),
        });
      if (!held) raw.once('finish', release).once('close', release);
      held += bytes;
      heldByAll += bytes;
    };
  }
  app.decorateRequest('holdBytes');
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { headers } = request;
    const isForm = /^\s*multipart\//i.test(headers['content-type'] ?? '');
    if (!isForm && isSmall(headers)) return done(null, payload);
    const hold = counterFor(reply);
    request.holdBytes = hold;
    // `readMultipart` counts the bytes of forms itself.
    if (isForm) return done(null, payload);
    const counted = countedBy(hold);
    payload.once('error', (error) => counted.destroy(error));
    done(null, payload.pipe(counted));
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Counts bytes of a form, which stay in memory until the answer. Throws above the limit. */
    holdBytes: (bytes: number) => void;
  }
}
