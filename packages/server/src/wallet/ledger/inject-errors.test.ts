import { afterAll, beforeAll, expect, it } from 'vitest';
import { sized } from '../../testing/seed.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  commands,
  failAtEachCall,
  failTogether,
  type Ground,
  prepareGround,
} from './inject-errors.test-cases.ts';

// PostgreSQL, which is quicker, looks at every call.
const step = sized(4, 1);

let test: TestApp;
let ground: Ground;
beforeAll(async () => {
  test = await buildTestApp({ isEmbedded: true });
  ground = await prepareGround(test);
});
afterAll(() => test.close());

it.each(Object.entries(commands))(
  '[B1][B2] %s is done once or not at all, whichever of its calls to the embedded database fails',
  async (_, make) => {
    expect(await failAtEachCall(ground, make, new Error('the disk is full'), step)).toEqual([]);
  },
);

it('[B1] a batch that fails is run again one by one, so that nobody is refused for a neighbour', async () => {
  for (let call = 1; call <= 20; call += 1) {
    const error = new Error('the disk is full');
    const said = await failTogether(ground, { call, moment: 'before', error });
    expect(said.filter((one) => 'refusal' in one)).toEqual([]);
  }
});
