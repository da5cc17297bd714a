// Goal: paging with a cursor returns every row exactly once, even if rows are inserted meanwhile.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser } from '../../../test/users.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin', { name: 'Elena', surname: 'Vidal' });
  for (const surname of ['Goñi', 'González', 'Álvarez', 'Zurita', 'Álvarez'])
    await newUser(test.services, { name: 'Ana', surname });
});
afterAll(() => test.close());

interface Page {
  data: { userId: string; surname: string }[];
  total: number;
  nextCursor: string | null;
}

const page = async (query: string): Promise<Page> => (await admin.get(`/v1/account/users?${query}`)).json();

it.each(
  ['createdAt', 'name', 'surname', 'email', 'role', 'disabled', 'verificationStatus'].flatMap((column) =>
    ['asc', 'desc'].map((side) => [column, side]),
  ),
)('[C10] pages by %s, %s, repeat no row when another is inserted at the front', async (column, side) => {
  const order = `orderBy=${column}&orderSide=${side}&take=2`;
  const whole = (await page(`orderBy=${column}&orderSide=${side}&take=100`)).data;
  const read: string[] = [];
  for (let cursor: string | null = 'start'; cursor; ) {
    const { data, nextCursor }: Page = await page(`${order}&cursor=${cursor}`);
    read.push(...data.map(({ userId }) => userId));
    if (cursor === 'start')
      await newUser(test.services, { name: 'Aa', surname: 'Aa', email: `0${column}${side}@example.com` });
    cursor = nextCursor;
  }
  expect(new Set(read).size).toBe(read.length);
  for (const { userId } of whole) expect(read).toContain(userId);
});

it('[C10] sorts times newest first and everything else ascending when no direction is given', async () => {
  const surnames = (await page('orderBy=surname&name=Ana&take=100')).data.map(({ surname }) => surname);
  expect(surnames).toEqual(['Álvarez', 'Álvarez', 'González', 'Goñi', 'Zurita']);
  const byTime = async (rest: string) =>
    (await page(`orderBy=createdAt&take=100${rest}`)).data.map(({ userId }) => userId);
  expect(await byTime('')).toEqual(await byTime('&orderSide=desc'));
});

it('[C10] returns a cursor only on request, and refuses one that was altered or belongs to another order', async () => {
  expect(await page('take=2')).not.toHaveProperty('nextCursor');
  const { nextCursor } = await page('orderBy=surname&take=2&cursor=start');
  const refused = async (query: string) => {
    const answer = await admin.get(`/v1/account/users?${query}`);
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ path: 'cursor', code: 'cursor' }] });
  };
  await refused(`orderBy=name&take=2&cursor=${nextCursor}`);
  await refused(`orderBy=surname&orderSide=desc&cursor=${nextCursor}`);
  await refused(`orderBy=surname&cursor=x${nextCursor}`);
  await refused('cursor=nothing');
});
