/** The baseline of a list: node:http and pg with the same statements, prepared and named, no sign-in and no validation. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

const [, , databaseUrl = '', statementsFile = ''] = process.argv;
const statements = JSON.parse(readFileSync(statementsFile, 'utf8')) as { text: string; values: unknown[] }[];
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });

const server = createServer(async (_request, response) => {
  const [page, all] = await Promise.all(
    statements.map(({ text, values }, index) => pool.query({ name: `statement ${index}`, text, values })),
  );
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ data: page?.rows, total: all?.rows[0] }));
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
