import { expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';
import { renewPages } from './renew-pages.ts';

const pageOf = (name: string) => pageAddress(`/projects/${name}`, { acceptLanguage: 'es' });
const pages = ['first', 'second', 'third', 'fourth', 'last'].map(pageOf);
const [first, second, third, fourth, last] = pages.map(({ key }) => key);

function setUp(pagesMax = 10) {
  const kept = new Set<string>();
  const begun: string[] = [];
  const endings = new Map<string, PromiseWithResolvers<void>>();
  const renew = renewPages({
    render({ key }) {
      begun.push(key);
      const ending = Promise.withResolvers<void>();
      endings.set(key, ending);
      return ending.promise;
    },
    isKept: ({ key }) => kept.has(key),
    pagesMax,
  });
  const end = (key = '') => endings.get(key)?.resolve();
  const fail = (key = '') => endings.get(key)?.reject(new Error('The database is unavailable.'));
  const rendered = () => begun;
  return { renew, kept, end, fail, rendered };
}

it('[B11] renders dropped pages two at a time, the most recently used first', async () => {
  const { renew, end, rendered } = setUp();
  renew(pages);
  await expect.poll(rendered).toEqual([last, fourth]);
  end(fourth);
  await expect.poll(rendered).toEqual([last, fourth, third]);
  end(third);
  await expect.poll(rendered).toEqual([last, fourth, third, second]);
  end(last);
  await expect.poll(rendered).toEqual([last, fourth, third, second, first]);
});

it('[B11] leaves out a page that a visitor asked for meanwhile, and goes on after one that fails', async () => {
  const { renew, kept, fail, rendered } = setUp();
  renew(pages);
  await expect.poll(rendered).toEqual([last, fourth]);
  kept.add(third ?? '');
  fail(last);
  await expect.poll(rendered).toEqual([last, fourth, second]);
});

it('[B11] renders a page again that a change drops while it is rendered, and no more pages than allowed', async () => {
  const { renew, end, rendered } = setUp(2);
  renew(pages);
  await expect.poll(rendered).toEqual([last, fourth]);
  renew(pages.slice(-1));
  for (const key of [last, fourth]) end(key);
  await expect.poll(rendered, { timeout: 5_000 }).toEqual([last, fourth, last]);
});
