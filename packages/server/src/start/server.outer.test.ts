/** Goal: the process prints and does the right thing when it starts, fails to start, and stops. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { prepareDemo } from '../../test/filled-demo.ts';
import { freePort } from '../../test/free-port.ts';
import { newPostgresDatabase } from '../../test/postgres/databases.ts';
import { type Running, startProcess } from '../../test/process.ts';
import { until } from '../../test/until.ts';

const metricsToken = 'a token for the metrics of this test';
let running: Running;
beforeAll(async () => {
  const settings = {
    DATA_DIR: mkdtempSync(join(tmpdir(), 'semilla-server-')),
    PORT: String(await freePort()),
    METRICS_TOKEN: metricsToken,
  };
  await prepareDemo(settings);
  running = await startProcess(settings);
});
afterAll(async () => {
  await running.stop();
  rmSync(running.dataDir, { recursive: true, force: true });
});

/** True once the platform refuses new requests; undefined while it accepts them. */
const isClosed = ({ url }: Running) =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => (ok ? undefined : true),
    () => true,
  );

const lastLine = (text: string) => text.trim().split('\n').at(-1);

const metricsOf = ({ url }: Running, authorization?: string) =>
  fetch(`${url}/metrics`, { headers: authorization === undefined ? {} : { authorization } });

/** Whether the platform answers as if it had no metrics. */
async function hasNoMetrics(platform: Running, authorization?: string): Promise<boolean> {
  const answer = await metricsOf(platform, authorization);
  return answer.status === 404 && !(await answer.text()).includes('http_request_duration_seconds');
}

async function failsWith(env: Record<string, string>): Promise<string> {
  const failed = await startProcess(env);
  expect(await failed.ended).toBe(1);
  const said = failed.output().trim();
  expect(said.split('\n'), said).toHaveLength(1);
  return said;
}

it('[B5] the start signs a checkpoint of the demo that it filled', () => {
  expect(readdirSync(join(running.dataDir, 'files', 'checkpoints'))).not.toEqual([]);
});

describe('a start that fails', () => {
  it('[X1] says which port is in use', async () => {
    const other: Server = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    expect(await failsWith({ PORT: String(port) })).toBe(
      `Port ${port} is in use: stop what uses it, or set PORT to another one.`,
    );
    other.close();
  });

  it('[X1] says which process uses the data folder, and does not disturb it', async () => {
    const said = await failsWith({ DATA_DIR: running.dataDir });
    expect(said).toContain(`is in use by process ${running.pid}: stop that one, or set DATA_DIR`);
    expect((await fetch(`${running.url}/health/ready`)).status).toBe(200);
  });

  it('[X1] says that the data folder cannot be created', async () => {
    expect(await failsWith({ DATA_DIR: '/proc/data/of/ours' })).toMatch(
      /^\/proc.* cannot be written to \(E\w+\): set DATA_DIR to a folder/,
    );
  });

  it('[X1] says that the data folder cannot be written to', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'semilla-not-a-folder-')), 'file');
    writeFileSync(file, '');
    expect(await failsWith({ DATA_DIR: file })).toMatch(
      /cannot be written to \(ENOTDIR\): set DATA_DIR to a folder/,
    );
  });

  it('[X1] says that the database cannot be reached, without its password', async () => {
    const said = await failsWith({
      DATABASE_URL: `postgres://semilla:geheim@127.0.0.1:${await freePort()}/semilla`,
      SECRET_KEY: 'x'.repeat(40),
    });
    expect(said).toMatch(
      /^The database semilla at 127.0.0.1:\d+ cannot be reached .*: start it, or set DATABASE_URL/,
    );
    expect(said).not.toContain('geheim');
  });

  it('[X1] says which variable to set', async () => {
    expect(await failsWith({ PORT: 'web' })).toMatch(/^PORT cannot be "web": set it to a port number/);
  });
});

describe('a running platform', () => {
  it('[B10] prints its addresses and the demo accounts', () => {
    expect(running.output()).toContain(`Semilla runs at ${running.url}`);
    for (const email of ['admin@semilla.test', 'manager@semilla.test', 'investor@semilla.test']) {
      expect(running.output()).toContain(email);
    }
    expect(running.output()).toContain(
      `  Site        ${running.url}/\n  Desk        ${running.url}/dev\n  Backoffice  ${running.url}/admin/\n`,
    );
  });

  it('[B10] has its development desk in the demo', async () => {
    const desk = await (await fetch(`${running.url}/dev`)).text();
    expect(desk).toContain('admin@semilla.test');
    expect(desk).toMatch(/<code[^>]*>\d{6}<\/code>/);
    expect((await fetch(`${running.url}/dev/mail`)).status).toBe(200);
    expect((await fetch(`${running.url}/dev/mail/..%2f..%2fsecret`)).status).toBe(404);
  });

  it('[X1] serves health, and metrics to requests with their token', async () => {
    expect(await (await fetch(`${running.url}/health/live`)).json()).toEqual({ status: 'live' });
    const measured = await (await metricsOf(running, `Bearer ${metricsToken}`)).text();
    expect(measured).toContain('http_request_duration_seconds');
    expect(measured).toMatch(/^proposals_waiting \d+$/m);
    for (const wrong of [undefined, '', 'Bearer', `Bearer ${metricsToken}x`, metricsToken])
      expect(await hasNoMetrics(running, wrong), wrong).toBe(true);
  });
});

describe('a platform outside the demo', () => {
  let url: string;
  let real: Running;
  beforeAll(async () => {
    url = await newPostgresDatabase(inject('postgresUrl'));
    // The compose file passes an empty METRICS_TOKEN if none is set.
    const settings = { DATABASE_URL: url, DEMO: 'false', SECRET_KEY: 'x'.repeat(40), METRICS_TOKEN: '' };
    real = await startProcess(settings);
  });
  afterAll(() => real.stop());

  it('[B10] has no development desk', async () => {
    expect(real.output()).not.toMatch(/Semilla#2026|\/dev/);
    for (const path of ['/dev', '/dev/', '/dev/mail', '/dev/mail/x', '/dev/identity', '/DEV', '//dev']) {
      const answer = await fetch(`${real.url}${path}`, { redirect: 'manual' });
      expect([404, 302], path).toContain(answer.status);
      expect(await answer.text()).not.toMatch(
        /Development desk|Mesa de pruebas|Mailbox|Buzón|simulad|simulated/,
      );
    }
  });

  it('[X1] serves metrics to nobody while no token is set', async () => {
    for (const authorization of [undefined, '', 'Bearer ', 'Bearer undefined', `Bearer ${metricsToken}`])
      expect(await hasNoMetrics(real, authorization), authorization).toBe(true);
  });

  it('[X1] does not start with another key than before', async () => {
    const said = await failsWith({ DATABASE_URL: url, DEMO: 'false', SECRET_KEY: 'y'.repeat(40) });
    expect(said).toMatch(
      /^SECRET_KEY is not the key that this database was written with: .+ SECRET_KEY_PREVIOUS .+\.$/,
    );
  });
});

describe('a stop', () => {
  it('[X1] finishes requests in progress, exits with 0, and can start again', async () => {
    const stopping = running;
    const { port } = new URL(stopping.url);
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'Semilla#2026' });
    const socket = connect(Number(port), 'localhost');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    // Sends half of the request now and the rest after the signal. `100 Continue` shows that the server has the first half.
    socket.write(
      `POST /v1/auth/login HTTP/1.1\r\nhost: localhost\r\norigin: ${stopping.url}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n${body.slice(0, 5)}`,
    );
    await until(async () => answer.includes('100 Continue') || undefined);
    stopping.kill('SIGTERM');
    await until(() => isClosed(stopping));
    socket.write(body.slice(5));
    await closed;
    expect(answer).toMatch(/^HTTP\/1.1 401/m);
    expect(answer).toMatch(/^connection: close/im);
    expect(await stopping.ended).toBe(0);
    const again = await startProcess({ DATA_DIR: stopping.dataDir });
    expect(lastLine(again.output())).toContain('/dev');
    await again.stop();
  });
});
