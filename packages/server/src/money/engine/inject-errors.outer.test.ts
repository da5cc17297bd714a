import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  commands,
  failAtEachCall,
  failTogether,
  type Ground,
  prepareGround,
} from '../../../test/cases/inject-errors.ts';
import { sized } from '../../../test/seed.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

// Short runs fail only every 16th query, because the same test on PostgreSQL is faster and covers every
// query.
const step = sized(16, 1);

let test: TestApp;
let ground: Ground;
beforeAll(async () => {
  test = await buildTestApp({ isEmbedded: true });
  ground = await prepareGround(test);
});
afterAll(() => test.close());

it.each(Object.entries(commands))(
  '[B1][B2] %s is done once or not at all, whichever of its queries to the embedded database fails',
  async (_, make) => {
    expect(await failAtEachCall(ground, make, new Error('the disk is full'), step)).toEqual([]);
  },
);

it('[B1] the commands of a failed batch are retried one by one, so none is refused because of another', async () => {
  for (let call = 1; call <= 20; call += sized(3, 1)) {
    const error = new Error('the disk is full');
    const outcomes = await failTogether(ground, { call, moment: 'before', error });
    expect(outcomes.filter((outcome) => 'refusal' in outcome)).toEqual([]);
  }
});
