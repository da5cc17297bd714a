import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Attempt } from '../../src/kit/jobs/create-jobs.ts';
import type { TestApp } from '../test-app.ts';
import { until } from '../until.ts';

/** Tests of jobs, run on both databases. */
export function describeJobs(databaseName: string, testApp: () => TestApp): void {
  describe(`jobs on ${databaseName}`, () => {
    it('[B8] run once their transaction is committed', async () => {
      const { services, db } = testApp();
      const done: object[] = [];
      await services.jobs.handle('greet', async (data) => void done.push(data));
      await db.transaction(async (tx) => services.jobs.enqueue(tx, 'greet', { name: 'Lucía' }));
      await until(async () => done.at(0));
      expect(done).toEqual([{ name: 'Lucía' }]);
    });

    it('[B8] do not run when their transaction is rolled back', async () => {
      const { services, db } = testApp();
      const done: object[] = [];
      await services.jobs.handle('rolled-back', async (data) => void done.push(data));
      const failing = db.transaction(async (tx) => {
        await services.jobs.enqueue(tx, 'rolled-back', { name: 'nobody' });
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      await services.jobs.enqueue(db, 'rolled-back', { name: 'after' });
      await until(async () => done.at(0));
      expect(done).toEqual([{ name: 'after' }]);
    });

    it('[B8] are retried when they fail, without delaying other jobs', async () => {
      const { services, db } = testApp();
      const names: string[] = [];
      await services.jobs.handle('fragile', async (data) => {
        const { name } = data as { name: string };
        names.push(name);
        if (name === 'fails' && names.filter((started) => started === 'fails').length < 2)
          throw new Error('not yet');
      });
      const options = { retryLimit: 3, retryDelay: 0, retryBackoff: false };
      await services.jobs.enqueue(db, 'fragile', { name: 'fails' }, options);
      await services.jobs.enqueue(db, 'fragile', { name: 'works' });
      await until(async () =>
        names.filter((started) => started === 'fails').length === 2 ? true : undefined,
      );
      expect(names.filter((started) => started === 'works')).toHaveLength(1);
    });
  });
}

/** Tests of jobs whose process died. */
export function describeTakeover(databaseName: string, testApp: () => TestApp): void {
  describe(`abandoned jobs on ${databaseName}`, () => {
    it('[B8] are taken over within seconds when their process died', async () => {
      const { services, db } = testApp();
      const attempts: number[] = [];
      await services.jobs.handle('abandoned', async (_data, { count }) => void attempts.push(count));
      const options = { startAfterSeconds: 3_600, retryDelay: 0, retryBackoff: false };
      await services.jobs.enqueue(db, 'abandoned', {}, options);
      await db.execute(sql`update pgboss.job set state = 'active', started_on = now() - interval '11 seconds',
        heartbeat_on = now() - interval '11 seconds' where name = 'abandoned'`);
      const takenAt = performance.now();
      await until(async () => attempts.at(0));
      expect(attempts).toEqual([2]);
      expect(performance.now() - takenAt).toBeLessThan(20_000);
    });

    it('[B8] undo their work when another process has taken them over', async () => {
      const { services, db } = testApp();
      const attempts: Attempt[] = [];
      await services.jobs.handle('twice', async (_data, attempt) => {
        attempts.push(attempt);
        await db.transaction(async (tx) => attempt.completeIn(tx));
      });
      await services.jobs.enqueue(db, 'twice', {});
      const [first] = await until(async () => (attempts.length ? attempts : undefined));
      await until(async () => {
        const query = sql`select 1 from pgboss.job where name = 'twice' and state = 'completed'`;
        return (await db.execute(query)).rows.length ? true : undefined;
      });
      await expect(db.transaction(async (tx) => (first as Attempt).completeIn(tx))).rejects.toThrow(
        'taken over',
      );
    });
  });
}
