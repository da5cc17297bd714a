/**
 * Goal: every list can be sorted by each column that it offers, including joined ones, and a cursor follows that
 * order. Method: lists of the permission tests' world, read whole and then row by row.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hiddenProject } from './permissions/records.ts';
import { createWorld, type World } from './permissions/world.ts';
import { listRequests } from './plans/list-requests.ts';

let world: World;
let projectId: string;
beforeAll(async () => {
  world = await createWorld();
  ({ projectId } = await hiddenProject(world));
});
afterAll(() => world.test.close());

// The read state of a ticket depends on the caller, and its turn on the day, so these orders have no cursor.
const sorts = listRequests().filter(
  ({ list, what }) => what.startsWith('sort by ') && !(list === 'tickets.find' && /(read|turn)$/.test(what)),
);

it.each(sorts.map(({ list, what, url }) => [list, what, url]))('[C10] %s, %s', async (_list, _what, url) => {
  const read = async (rest: string) =>
    (
      await world.people.admin.get(`${url.replace(/projectId=[^&]+/, `projectId=${projectId}`)}${rest}`)
    ).json();
  for (const side of ['asc', 'desc']) {
    const { data } = await read(`&orderSide=${side}&take=3`);
    const first = await read(`&orderSide=${side}&take=1&cursor=start`);
    const second = first.nextCursor
      ? await read(`&orderSide=${side}&take=1&cursor=${first.nextCursor}`)
      : { data: [] };
    expect([...first.data, ...second.data]).toEqual(data.slice(0, 2));
  }
});
