/**
 * Goal: a stop resets no connection that the kernel has accepted. Method: the real process; 150 connections begin at
 * once, and SIGTERM follows after 60 ms.
 */
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { newPostgresDatabase } from '../../test/postgres/databases.ts';
import { startProcess } from '../../test/process.ts';

const connections = 150;

it('[X1] a stop resets no connection of a burst that arrives at the same moment', async () => {
  const DATABASE_URL = await newPostgresDatabase(inject('postgresUrl'));
  const running = await startProcess({ DATABASE_URL, DEMO: 'false', SECRET_KEY: 'x'.repeat(40) });
  const statusOf = () =>
    new Promise<number | string | undefined>((resolve) => {
      const request = get(`${running.url}/health/live`, { agent: false }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode));
      });
      request.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    });
  const answers = Array.from({ length: connections }, statusOf);
  await pause(60);
  running.kill('SIGTERM');
  expect((await Promise.all(answers)).filter((status) => status !== 200)).toEqual([]);
  expect(await running.ended).toBe(0);
  await running.stop();
});
