import { describe, expect, it } from 'vitest';
import type { TestApp } from '../test-app.ts';
import { until } from '../until.ts';

/** The tests of jobs that run on both databases. */
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
