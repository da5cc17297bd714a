import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { eachAloneWith, failedItems } from './each-alone.ts';

it('[B3] logs and counts a record that fails, and continues with the others', async () => {
  const lines: object[] = [];
  const eachAlone = eachAloneWith({ error: (line: object) => void lines.push(line) } as never);
  const done: string[] = [];
  await eachAlone('a-job', ['one', 'two', 'three'], async (item) => {
    if (item === 'two') throw new Error('broken');
    done.push(item);
  });
  expect(done).toEqual(['one', 'three']);
  expect(lines).toMatchObject([{ job: 'a-job', item: 'two', err: { message: 'broken' } }]);
  const registry = new Registry();
  registry.registerMetric(failedItems);
  expect(await registry.metrics()).toContain('job_items_failed_total{job="a-job"} 1');
});

it('[B3] fails once three records in a row find the database unavailable; fewer are skipped', async () => {
  const eachAlone = eachAloneWith({ error: () => undefined } as never);
  const tried: string[] = [];
  const away = async (item: string) => {
    tried.push(item);
    if (item !== 'c') throw new Error('Connection terminated unexpectedly');
  };
  await expect(eachAlone('a-job', ['a', 'b', 'c', 'd', 'e', 'f', 'g'], away)).rejects.toThrow('terminated');
  expect(tried).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});
