import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { describe, expect, inject, it } from 'vitest';
import { openNewPostgres } from '../../../../test/postgres/databases.ts';
import { ApiError } from '../../errors.ts';
import { loggableError, loggerOptions } from './logging.ts';
import { answerProblems } from './problems.ts';

it('[B5] the log has one JSON line for each request and each refusal, without secrets', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = Fastify({ logger: { ...(loggerOptions({ logLevel: 'info' }) as object), stream } });
  app.post('/v1/auth/login', async (request, reply) => {
    request.log.info({ given: request.body }, 'seen');
    return reply.status(403).send({});
  });
  app.get('/*', async () => 'found');
  const secrets = { password: 'geheim-1', code: 'geheim-2', token: 'geheim-3', recoveryCode: 'geheim-4' };
  await app.inject({
    method: 'POST',
    url: '/v1/auth/login?token=geheim-5',
    headers: { cookie: 'semilla-session=geheim-6', authorization: 'Bearer geheim-7' },
    payload: secrets,
  });
  await app.inject('/v1/documents/signed/a.b.geheim-8');
  await app.inject('/v1/project/calendars/geheim-9/payments.ics');
  await app.inject('/v1/x%0a{"level":60,"msg":"forged"}');
  await app.close();
  const logged = lines
    .join('')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(logged.length).toBeGreaterThan(6);
  expect(logged.filter(({ level, msg }) => level === 60 || msg === 'forged')).toEqual([]);
  expect(lines.join('')).not.toContain('geheim');
  const [asked] = logged;
  expect(asked.req).toEqual({ method: 'POST', path: '/v1/auth/login', address: '127.0.0.1' });
  expect(asked.time).toBeGreaterThan(1_700_000_000_000);
  const refused = logged.find(({ reqId, res }) => reqId === asked.reqId && res);
  expect(refused.res.statusCode).toBe(403);
});

describe('an error in the log', () => {
  it('[B5] says what failed and where, without the values of the query', async () => {
    const database = await openNewPostgres(inject('postgresUrl'));
    await database.db.execute(sql`create table accounts (account text unique)`);
    const write = () => database.db.execute(sql`insert into accounts values (${'ES9121000418450200051332'})`);
    await write();
    const error = await write().catch((refused: Error) => refused);
    await database.close();

    const logged = loggableError(error as Error);
    expect(JSON.stringify(logged)).not.toContain('ES91');
    expect(logged).toMatchObject({
      message: expect.stringContaining('insert into accounts'),
      stack: expect.stringMatching(/\n {4}at /),
      cause: { reason: '23505', message: expect.stringContaining('accounts_account_key') },
    });
  });
});

/** The answer to a request that fails with this error, and what is logged of it. */
async function answerTo(error: Error) {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = Fastify({ logger: { ...(loggerOptions({ logLevel: 'warn' }) as object), stream } });
  app.decorate('services', { config: { publicUrl: 'https://semilla.example' } } as never);
  answerProblems(app);
  app.get('/', async () => {
    throw error;
  });
  const answer = await app.inject('/');
  await app.close();
  return { answer, logged: lines.map((line) => JSON.parse(line)) };
}

it('[B5] an unexpected error is logged once with its stack and the request’s id; the answer has only the id', async () => {
  const { answer, logged } = await answerTo(new Error('a fault of ours'));
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('a fault of ours');
  expect(logged).toEqual([
    expect.objectContaining({
      level: 50,
      msg: 'request failed',
      reqId: answer.json().requestId,
      err: expect.objectContaining({
        message: 'a fault of ours',
        stack: expect.stringContaining('logging.test.ts'),
      }),
    }),
  ]);
});

it.each([
  [
    'too many reads at once',
    new ApiError('request.unavailable', { cause: new Error('too many reads at once') }),
  ],
  ['ECONNREFUSED', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })],
])('[B5] the log says why a request was refused as unavailable: %s', async (reason, error) => {
  const { answer, logged } = await answerTo(error);
  expect(answer.statusCode).toBe(503);
  expect(logged).toEqual([expect.objectContaining({ msg: 'request refused: unavailable', reason })]);
});

it('[B5] every refusal as unavailable that a request meets has a reason for the log', () => {
  const src = join(import.meta.dirname, '../../..');
  const thrown = globSync('**/*.ts', { cwd: src })
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) =>
      [
        ...readFileSync(join(src, path), 'utf8').matchAll(
          /(?:throw|return|=>)\s+new ApiError\('request\.unavailable'([^;]*);/g,
        ),
      ].map(([, given = '']) => ({ path, given })),
    );
  expect(thrown.length).toBeGreaterThan(5);
  expect(thrown.filter(({ given }) => !given.includes('cause'))).toEqual([]);
});

it('[B5] logs go only to standard output, as operations.md says', () => {
  expect(Object.keys(loggerOptions({ logLevel: 'info' }) as object).sort()).toEqual([
    'level',
    'redact',
    'serializers',
  ]);
  const src = join(import.meta.dirname, '../../..');
  const writing = globSync('**/*.ts', { cwd: src }).filter(
    (path) =>
      !path.endsWith('.test.ts') &&
      /\bconsole\.|process\.std(?:out|err)\b|from 'pino'|\bsyslog\b|appendFile|createWriteStream/.test(
        readFileSync(join(src, path), 'utf8'),
      ),
  );
  // The former turns what the site's framework prints into lines of the log.
  expect(writing.sort()).toEqual(['start/log-console.ts', 'start/server.ts']);
  const chapter = readFileSync(join(src, '../operations.md'), 'utf8');
  expect(chapter).toContain('Lines of JSON on standard output');
});
