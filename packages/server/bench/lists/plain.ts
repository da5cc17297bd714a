/** The baseline of a list: node:http and pg with the same statements, prepared and named, no sign-in and no validation. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Statement } from '../../test/plans/recorded.ts';

const [, , databaseUrl = '', statementsFile = ''] = process.argv;
const [ids, total, ...rest] = JSON.parse(readFileSync(statementsFile, 'utf8')) as [
  Statement,
  Statement,
  ...Statement[],
];
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });

const server = createServer(async (_request, response) => {
  const readPage = async () => {
    await pool.query({ name: 'ids', ...ids });
    // They name the rows of the same first page.
    const found = await Promise.all(
      rest.map((statement, index) => pool.query({ name: `rest ${index}`, ...statement })),
    );
    return found[0]?.rows;
  };
  const [data, all] = await Promise.all([readPage(), pool.query({ name: 'total', ...total })]);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ data, total: all.rows[0] }));
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
