/**
 * Goal: every call works exactly as the specification writes it. Method: sends each one with every parameter and body
 * field of the specification, without the typed client, which would only send what the contract knows.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hiddenProject } from '../permissions/records.ts';
import { createWorld, type World } from '../permissions/world.ts';
import { accountCalls } from './account-calls.ts';
import { lists } from './lists.ts';
import { moneyCalls } from './money-calls.ts';
import { otherCalls } from './other-calls.ts';
import { projectCalls } from './project-calls.ts';

let world: World;
let known: Parameters<typeof lists>[0];
beforeAll(async () => {
  world = await createWorld();
  const { projectId } = await hiddenProject(world);
  const { people, owner } = world;
  known = { userId: owner.whole.userId, managerId: people.manager.userId, projectId, id: projectId };
});
afterAll(() => world.test.close());

const calls = { ...accountCalls, ...moneyCalls, ...projectCalls, ...otherCalls };
const statusOf = { GET: 200, POST: 201, PATCH: 200, DELETE: 204 } as const;

it.each(Object.entries(calls))('[C1][C2][C3][C4][C5][C6][C7][C8][C9] accepts %s', async (name, given) => {
  const [method, named] = name.split(' ') as [keyof typeof statusOf, string];
  const { by, path = named, body, form } = await given(world);
  const options = { ...(body && { body }), ...(form && { form }) };
  const send = { GET: by.get, POST: by.post, PATCH: by.patch, DELETE: by.delete }[method];
  const answer = await send(path, options);
  expect([answer.statusCode, path], answer.body).toEqual([statusOf[method], path]);
});

const paths = Object.keys(lists({ userId: '', managerId: '', projectId: '', id: '' }));

it.each(paths)('[C10][C12][N5] GET %s accepts every parameter of the specification', async (path) => {
  const query = Object.entries(lists(known)[path] ?? {}).map(([name, value]) => [name, String(value)]);
  const answer = await world.people.admin.get(`${path}?${new URLSearchParams(query)}`);
  expect(answer.statusCode, answer.body).toBe(200);
});
