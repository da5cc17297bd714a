import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser } from '../../../test/users.ts';
import { users } from '../../schema/users.ts';
import { thePlatform } from './actor.ts';
import { makeChange } from './make-change.ts';
import { runTrial } from './run-trial.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const noteOf = (userId: string) => ({ action: 'user.edit', subjectType: 'user', subjectId: userId });

it('[A28] returns the result and the notes, and undoes rows and files', async () => {
  const { userId } = await newUser(test.services);
  const undone: string[] = [];
  const touched: string[] = [];
  test.services.pages.onChanged((tags) => void touched.push(...tags));
  const tried = await makeChange(test.services, thePlatform, (change) =>
    runTrial(change, async (trial) => {
      await trial.tx.update(users).set({ name: 'Otro nombre' });
      trial.audit(noteOf(userId));
      trial.touch('projects');
      trial.otherwise(async () => void undone.push('file'));
      return trial.tx.$count(users);
    }),
  );
  expect(tried).toEqual({ result: expect.any(Number), notes: [noteOf(userId)] });
  expect([undone, touched]).toEqual([['file'], []]);
  const names = await test.db.select({ name: users.name }).from(users);
  expect(names.map(({ name }) => name)).not.toContain('Otro nombre');
});

it('[A28] undoes files if the act fails, too', async () => {
  const undone: string[] = [];
  const trial = makeChange(test.services, thePlatform, (change) =>
    runTrial(change, async ({ otherwise }) => {
      otherwise(async () => void undone.push('file'));
      throw new Error('failed');
    }),
  );
  await expect(trial).rejects.toThrow('failed');
  expect(undone).toEqual(['file']);
});
