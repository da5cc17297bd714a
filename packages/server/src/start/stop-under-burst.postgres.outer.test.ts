/**
 * Goal: a stop resets no connection that the kernel has accepted. Method: the real process; 150 connections start at
 * once, and SIGTERM follows after 60 ms.
 */
import { once } from 'node:events';
import { get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { newPostgresDatabase } from '../../test/postgres/databases.ts';
import { startProcess } from '../../test/process.ts';
import { until } from '../../test/until.ts';

const connections = 150;

async function start() {
  const DATABASE_URL = await newPostgresDatabase(inject('postgresUrl'));
  return startProcess({ DATABASE_URL, DEMO: 'false', SECRET_KEY: 'x'.repeat(40) });
}

const statusOf = (url: string) =>
  new Promise<number | string | undefined>((resolve) => {
    const request = get(url, { agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    });
    request.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
  });

it('[X1] a stop resets no connection of a burst that arrives at that moment', async () => {
  const running = await start();
  const answers = Array.from({ length: connections }, () => statusOf(`${running.url}/health/live`));
  await pause(60);
  running.kill('SIGTERM');
  expect((await Promise.all(answers)).filter((status) => status !== 200)).toEqual([]);
  expect(await running.ended).toBe(0);
  await running.stop();
});

it('[X1] is no longer ready once it has to stop, but still answers', async () => {
  const running = await start();
  // A connection without a request yet makes the process wait before it stops listening.
  const waiting = connect(Number(new URL(running.url).port), '127.0.0.1');
  await once(waiting, 'connect');
  expect(await statusOf(`${running.url}/health/ready`)).toBe(200);
  running.kill('SIGTERM');
  const refused = await until(async () => {
    const status = await statusOf(`${running.url}/health/ready`);
    return status === 200 ? undefined : status;
  });
  expect(refused).toBe(503);
  expect(await statusOf(`${running.url}/health/live`)).toBe(200);
  waiting.destroy();
  expect(await running.ended).toBe(0);
  await running.stop();
});
