/**
 * Goal: every endpoint answers every kind of caller as the permission table says, and treats records out of reach
 * like unknown ones. Method: every caller sends the valid request of each endpoint's example; if it names a record,
 * also with an unknown id.
 */
import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@semilla/contract';
import { endpoints } from '@semilla/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sized } from '../seed.ts';
import type { Example } from './example.ts';
import { examples } from './examples.ts';
import { expectedOf } from './expected.ts';
import { type CallerName, callerNames } from './people.ts';
import { callerFor, type Prepared, prepare } from './prepare.ts';
import { checkProposalCells } from './proposal-cells.ts';
import { type Answer, send, type Wire } from './wire.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let cells = 0;
let twins = 0;
let proposalCells = 0;

beforeAll(async () => {
  // With TEST_LONG it uses the embedded database. Otherwise only the browser tests use that, for common calls.
  world = await createWorld({ isEmbedded: sized(0, 1) === 1 });
});
afterAll(async () => {
  console.log(
    `Permission matrix: ${cells} cells, ${proposalCells} in the column of proposals, and ${twins} calls about an id that nothing has.`,
  );
  await world.test.close();
});

/** The same request with an unknown id. */
async function withOtherId(given: Wire, id: string, otherId: string): Promise<Wire> {
  const key = given.headers['idempotency-key'] && { 'idempotency-key': randomUUID() };
  const wire = { ...given, headers: { ...given.headers, ...key } };
  const url = wire.url.replaceAll(id, otherId);
  if (typeof wire.body === 'string') return { ...wire, url, body: wire.body.replaceAll(id, otherId) };
  if (!(wire.body instanceof FormData)) return { ...wire, url };
  const body = new FormData();
  for (const [name, value] of wire.body) body.append(name, value === id ? otherId : value);
  return { ...wire, url, body };
}

const bodyOf = (answer: Answer) => {
  const { requestId: _, ...rest } = answer.json();
  return { status: answer.statusCode, ...rest };
};

/** The statuses allowed for an unknown id. */
const statusesForUnknownIds = (example: Example): number[] =>
  example.kind === 'subject' ? [404, ...Object.values(example.outside ?? {})] : [];

async function prepareCaller(
  endpoint: Endpoint,
  example: Example,
  name: CallerName,
  earlier: Prepared | undefined,
) {
  const person = await callerFor(world, example, name, earlier?.owner);
  const isReady = earlier && example.kind !== 'self';
  const prepared = isReady ? earlier : await prepare(world, endpoint, example, person);
  return {
    prepared,
    caller: example.kind === 'self' ? person : await callerFor(world, example, name, prepared.owner),
  };
}

/** The status of a success: 202 if staff propose an act that needs a second person. */
const statusOf = ({ status }: Endpoint, example: Example, name: CallerName) =>
  'isProposed' in example && example.isProposed && (name === 'admin' || name === 'manager') ? 202 : status;

async function checkCell(
  endpoint: Endpoint,
  example: Example,
  name: CallerName,
  earlier: Prepared | undefined,
) {
  const { prepared, caller } = await prepareCaller(endpoint, example, name, earlier);
  const { wire, id, mark } = prepared;
  const expected = expectedOf(endpoint, example, name);
  const missing = id && (await send(world.test, caller.cookie, await withOtherId(wire, id, randomUUID())));
  const answer = await send(world.test, caller.cookie, wire);
  const details = `${name}: ${answer.body.slice(0, 500)}`;
  cells += 1;
  if (missing) twins += 1;
  if (!expected.good) {
    expect(bodyOf(answer), details).toMatchObject({ status: expected.status, code: expected.code });
    if (missing) expect(bodyOf(missing), details).toEqual(bodyOf(answer));
    return prepared;
  }
  const status = statusOf(endpoint, example, name);
  expect(answer.statusCode, details).toBe(status);
  if (status === 202) {
    expect(endpoint.secondPerson, details).toContain(answer.json().act);
    expect(answer.json(), details).toMatchObject({ status: 'pending', refusal: 'approvals.own_proposal' });
    proposalCells += await checkProposalCells(world, answer.json().proposalId, name);
  }
  if (mark) expect(answer.body.includes(mark), details).toBe(expected.isWithin);
  if (missing)
    expect(statusesForUnknownIds(example), `${name}: ${missing.body}`).toContain(missing.statusCode);
  return endpoint.method === 'GET' ? prepared : undefined;
}

describe.each(Object.entries(endpoints))('%s', (name, endpoint) => {
  const example = (examples as Record<string, Example>)[name];

  it('[P7] answers every caller as the permission table says, and treats records out of reach like unknown ones', async () => {
    expect(example, `add ${name} to src/permissions/examples`).toBeDefined();
    let prepared: Prepared | undefined;
    for (const callerName of callerNames)
      prepared = await checkCell(endpoint, example as Example, callerName, prepared);
  });
});
