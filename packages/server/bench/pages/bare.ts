/** The baseline of a cached page: a bare Fastify route that answers the same bytes and headers. */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const [, , file = ''] = process.argv;
const { headers, body } = JSON.parse(readFileSync(file, 'utf8')) as {
  headers: Record<string, string>;
  body: string;
};
const bytes = Buffer.from(body, 'base64');

const app = Fastify();
app.get('/projects/', (_request, reply) => reply.headers(headers).send(bytes));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
