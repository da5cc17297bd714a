import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

const bytesMin = 1_024;

/** Compresses JSON, CSV and HTML above 1 kB. Stored files are not compressed, because clients request byte ranges of them. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: bytesMin,
    encodings: ['br', 'gzip'],
    customTypes: /[/+]json\b|^text\/(?:csv|html)\b/,
    // A small compressed body could expand to any size.
    globalDecompression: false,
  });
}
