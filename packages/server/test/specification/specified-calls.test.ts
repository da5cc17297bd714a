/**
 * Goal: every call of the specification works in its own words. Method: each is sent as the specification writes it, with
 * every parameter and every field of its body, without the typed client, which would only send what the contract knows.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hiddenProject } from '../permissions/records.ts';
import { createWorld, type World } from '../permissions/world.ts';
import { lists } from './lists.ts';

let world: World;
let known: Parameters<typeof lists>[0];
beforeAll(async () => {
  world = await createWorld();
  const { projectId } = await hiddenProject(world);
  const { people, owner } = world;
  known = { userId: owner.whole.userId, managerId: people.manager.userId, projectId, id: projectId };
});
afterAll(() => world.test.close());

const paths = Object.keys(lists({ userId: '', managerId: '', projectId: '', id: '' }));

it.each(paths)(
  '[C1][C2][C3][C4][C5][C6][C7][C8][C9][C12][N5] GET %s takes every parameter of the specification',
  async (path) => {
    const query = Object.entries(lists(known)[path] ?? {}).map(([name, value]) => [name, String(value)]);
    const answer = await world.people.admin.get(`${path}?${new URLSearchParams(query)}`);
    expect(answer.statusCode, answer.body).toBe(200);
  },
);
