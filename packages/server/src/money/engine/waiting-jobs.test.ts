import { expect, it } from 'vitest';
import { WaitingJobs, waitingMax } from './waiting-jobs.ts';

const job = (...rows: string[]) => ({ rows });
const none = new Set<string>();

function filled(count: number, ...rows: string[]) {
  const jobs = new WaitingJobs<{ rows: string[] }>();
  for (let index = 0; index < count; index += 1) jobs.add(job(...rows, `key ${index}`));
  return jobs;
}

it('[B1] takes from each line in turn, the oldest first', () => {
  const jobs = filled(300, 'project a');
  const [deposit, later] = [job('user b'), job('user b', 'later')];
  jobs.add(deposit);
  jobs.add(later);
  const taken = jobs.take(4, none);
  expect(taken.map(({ rows }) => rows.at(-1))).toEqual(['key 0', 'user b', 'key 1', 'later']);
  expect(jobs.size).toBe(298);
});

it('[B1] begins the next batch with the lines that did not fit into the last one', () => {
  const jobs = new WaitingJobs<{ rows: string[] }>();
  for (const row of ['a', 'b', 'c', 'a', 'b']) jobs.add(job(row));
  const batches = [jobs.take(2, none), jobs.take(2, none), jobs.take(2, none), jobs.take(2, none)];
  expect(batches.map((batch) => batch.map(({ rows }) => rows[0]))).toEqual([
    ['a', 'b'],
    ['c', 'a'],
    ['b'],
    [],
  ]);
});

it('[B1] finds a job behind any number of jobs that need a row in use', () => {
  const jobs = filled(3_000, 'project a', 'user x');
  const other = job('project b', 'user x');
  const free = job('project b', 'user y');
  jobs.add(other);
  jobs.add(free);
  expect(jobs.take(128, new Set(['user x']))).toEqual([free]);
  expect(jobs.take(128, new Set(['project a']))).toEqual([other]);
});

it('[B1] has room for other jobs when the maximum number waits for one row', () => {
  const jobs = filled(waitingMax.ofOneRow, 'project a');
  expect(jobs.add(job('project a', 'user b'))).toBe(false);
  expect(jobs.add(job('user b'))).toBe(true);
  jobs.keepOnly(({ rows }) => rows[0] !== 'project a');
  expect(jobs.size).toBe(1);
  expect(jobs.add(job('project a', 'user b'))).toBe(true);
});

it('[B1] refuses any job above the total limit', () => {
  const jobs = new WaitingJobs<{ rows: string[] }>();
  for (let index = 0; index < waitingMax.all; index += 1) jobs.add(job(`user ${index}`));
  expect(jobs.add(job('user of another'))).toBe(false);
  expect(jobs.all()).toHaveLength(waitingMax.all);
});
