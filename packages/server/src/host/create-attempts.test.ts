import { expect, it } from 'vitest';
import { createAttempts } from './create-attempts.ts';
import { pageAddress } from './page-address.ts';

const page = pageAddress('/projects/', { acceptLanguage: 'es' });
const other = pageAddress('/', { acceptLanguage: 'es' });

function setUp() {
  const clock = { ms: 0 };
  const rendered: string[] = [];
  const answers: PromiseWithResolvers<boolean>[] = [];
  const isBroken = createAttempts(
    ({ key }) => {
      rendered.push(key);
      const answer = Promise.withResolvers<boolean>();
      answers.push(answer);
      return answer.promise;
    },
    () => clock.ms,
  );
  return { clock, rendered, answers, isBroken };
}

it('[B11] many visitors of a page that cannot be rendered cause only one attempt per second', async () => {
  const { clock, rendered, answers, isBroken } = setUp();
  const crowd = Array.from({ length: 50 }, () => isBroken(page));
  clock.ms = 3_000;
  crowd.push(isBroken(page));
  answers[0]?.resolve(true);
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([true]));
  clock.ms += 999;
  expect(await isBroken(page)).toBe(true);
  expect(rendered).toHaveLength(1);
  clock.ms += 1;
  const second = isBroken(page);
  answers[1]?.resolve(false);
  expect(await second).toBe(false);
  const third = isBroken(page);
  answers[2]?.resolve(true);
  expect(await third).toBe(true);
  expect(rendered).toHaveLength(3);
});

it('[B11] tries each page separately', async () => {
  const { rendered, answers, isBroken } = setUp();
  const both = [isBroken(page), isBroken(other)];
  for (const answer of answers) answer.resolve(true);
  expect(await Promise.all(both)).toEqual([true, true]);
  expect(new Set(rendered).size).toBe(2);
});
