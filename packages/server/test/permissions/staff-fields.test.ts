/**
 * Goal: fields for staff are never in answers to others. Method: a customer and an administrator read every list with
 * such fields; only the administrator gets them.
 */
import { type CsvEndpoint, v1 } from '@semilla/contract';
import { endpoints } from '@semilla/contract/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transactions } from '../../src/schema/transactions.ts';
import { verifications } from '../../src/schema/verifications.ts';
import type { Example } from './example.ts';
import { examples } from './examples.ts';
import { expectedOf } from './expected.ts';
import { callerFor, prepare } from './prepare.ts';
import { send } from './wire.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.test.close());

/** The lists with fields for staff, and the names of these fields. */
const lists = Object.entries(endpoints).flatMap(([name, exported]) => {
  const { fields } = exported as Partial<CsvEndpoint>;
  const hidden = Object.values(fields?.fields ?? {}).filter(({ seenBy }) => seenBy === 'staff');
  const list = Object.entries(endpoints).find(
    ([, { method, path }]) => method === 'GET' && `${path}/export` === exported.path,
  );
  if (!hidden.length || !list || name.endsWith('Summary')) return [];
  return [[list[0], list[1], hidden.map((field) => field.name)] as const];
});

/** Fills the fields for staff, which the examples leave empty. */
async function fillStaffFields(): Promise<void> {
  const { test, people } = world;
  await test.db.update(transactions).set({ adminId: people.admin.userId });
  await test.db.update(verifications).set({ decisionData: { person: 'Lucía' } });
}

it.each(lists)('[P7] %s: only staff get the fields for staff', async (name, endpoint, hidden) => {
  const example = (examples as Record<string, Example>)[name] as Example;
  const customer = (['owner', 'other'] as const).find((caller) => expectedOf(endpoint, example, caller).good);
  const person = await callerFor(world, example, customer ?? 'admin');
  const { wire, owner } = await prepare(world, endpoint, example, person);
  await fillStaffFields();
  const seenBy = async (callerName: 'owner' | 'other' | 'admin') => {
    const { cookie } = await callerFor(world, example, callerName, owner);
    const answer = await send(world.test, cookie, wire);
    expect(answer.statusCode, answer.body).toBe(200);
    const { data } = answer.json() as { data: Record<string, unknown>[] };
    return data.flatMap((row) => hidden.filter((field) => (row[field] ?? null) !== null));
  };
  if (customer) expect(await seenBy(customer)).toEqual([]);
  expect(await seenBy('admin')).not.toEqual([]);
});

it('[P7] finds such lists, and customers can read them', () => {
  expect(lists.map(([name]) => name)).toEqual(
    expect.arrayContaining(['transactions.find', 'verifications.find', 'projects.find', 'promotions.find']),
  );
  expect(v1.transactions.find.who).toBe('transactions.read');
});
