import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

const failing = () => inTurn(() => Promise.reject(new Error('failed')));

it('[A28] runs one import after the other, also after one that failed', async () => {
  const log: string[] = [];
  const run = (name: string) =>
    inTurn(async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
    });
  const first = failing();
  await Promise.all([run('one'), run('two'), expect(first).rejects.toThrow('failed')]);
  expect(log).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

it('[A28] refuses when five wait, and runs again later', async () => {
  let end = () => {};
  const held = new Promise<void>((resolve) => (end = resolve));
  const five = Array.from({ length: 5 }, () => inTurn(() => held));
  await expect(inTurn(() => held)).rejects.toMatchObject({ code: 'file.import_running' });
  end();
  await Promise.all(five);
  await expect(inTurn(async () => 'done')).resolves.toBe('done');
});
