import { describe, expect, it } from 'vitest';
import type { Db } from '../../database/types.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

/** What both databases promise of jobs. */
export function describeJobs(databaseName: string, testApp: () => TestApp): void {
  describe(`jobs on ${databaseName}`, () => {
    it('[B8] are done once what they follow from is committed', async () => {
      const { services, db } = testApp();
      const done: object[] = [];
      await services.jobs.handle('greet', async (data) => void done.push(data));
      await db.transaction(async (tx) =>
        services.jobs.enqueue(tx as unknown as Db, 'greet', { name: 'Lucía' }),
      );
      await until(async () => done.at(0));
      expect(done).toEqual([{ name: 'Lucía' }]);
    });

    it('[B8] are not done when that was rolled back', async () => {
      const { services, db } = testApp();
      const done: object[] = [];
      await services.jobs.handle('rolled-back', async (data) => void done.push(data));
      const failing = db.transaction(async (tx) => {
        await services.jobs.enqueue(tx as unknown as Db, 'rolled-back', { name: 'nobody' });
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      await services.jobs.enqueue(db, 'rolled-back', { name: 'after' });
      await until(async () => done.at(0));
      expect(done).toEqual([{ name: 'after' }]);
    });

    it('[B8] are tried again when they fail, and hold up no other', async () => {
      const { services, db } = testApp();
      const seen: string[] = [];
      await services.jobs.handle('fragile', async (data) => {
        const { name } = data as { name: string };
        seen.push(name);
        if (name === 'fails' && seen.filter((one) => one === 'fails').length < 2) throw new Error('not yet');
      });
      const options = { retryLimit: 3, retryDelay: 0, retryBackoff: false };
      await services.jobs.enqueue(db, 'fragile', { name: 'fails' }, options);
      await services.jobs.enqueue(db, 'fragile', { name: 'works' });
      await until(async () => (seen.filter((one) => one === 'fails').length === 2 ? true : undefined));
      expect(seen.filter((one) => one === 'works')).toHaveLength(1);
    });
  });
}
