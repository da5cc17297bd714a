/**
 * Goal: every list returns exactly the rows requested by id. Method: calls each list with the id of one of its rows,
 * and with an unknown id.
 */
import { randomUUID } from 'node:crypto';
import { type Endpoint, v1 } from '@semilla/contract';
import { endpoints } from '@semilla/contract/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Example } from './example.ts';
import { examples } from './examples.ts';
import { goodCall } from './prepare.ts';
import { send } from './wire.ts';
import { createWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
  await world.make(v1.reconciliations.reconcile, {});
});
afterAll(() => world.test.close());

type Row = Record<string, unknown>;
type ListAnswer = z.ZodObject<{ data: z.ZodArray<z.ZodObject> }>;

const lists = Object.entries(endpoints).filter(
  ([, { query, answerKind }]) => query && 'ids' in query.shape && answerKind === 'json',
);

/** The id field of the rows: the first field of their schema. */
const idFieldOf = ({ answer }: Endpoint) =>
  Object.keys((answer as ListAnswer).shape.data.element.shape)[0] as string;

it.each(lists)('[C6] %s', async (name, endpoint) => {
  const example = (examples as Record<string, Example>)[name] as Example;
  const { wire, cookie } = await goodCall(world, endpoint, example);
  const [path, query] = wire.url.split('?');
  const rowsWith = async (more: Record<string, string>) => {
    const url = `${path}?${new URLSearchParams([...new URLSearchParams(query), ...Object.entries(more)])}`;
    const answer = await send(world.test, cookie, { ...wire, url });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json() as { data: Row[]; total: number };
  };
  const { data } = await rowsWith({});
  const row = data.at(-1);
  expect(row, 'a row to ask for').toBeDefined();
  const id = String(row?.[idFieldOf(endpoint)]);
  const nothing = /^\d+$/.test(id) ? '999999999' : randomUUID();
  expect(await rowsWith({ ids: `${id},${nothing}` })).toMatchObject({ data: [row], total: 1 });
  expect(await rowsWith({ ids: nothing })).toMatchObject({ data: [], total: 0 });
});
