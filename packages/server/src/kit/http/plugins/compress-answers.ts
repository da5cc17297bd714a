import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

const bytesMin = 1_024;

/** Compresses JSON, CSV and HTML above 1 kB. Stored files are sent as they are, because parts of them are requested by their bytes. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: bytesMin,
    encodings: ['br', 'gzip'],
    customTypes: /[/+]json\b|^text\/(?:csv|html)\b/,
    // A small compressed body could become one of any size.
    globalDecompression: false,
  });
}
