/**
 * Goal: every act that needs a second person requires a reason, unless the specification names its call, and only a second administrator can approve it.
 * Method: an administrator sends a request for each act of the contract; then every kind of caller tries to read,
 * approve and decline it, here or in the matrix.
 */
import { type Endpoint, proposalActs } from '@semilla/contract';
import { endpoints } from '@semilla/contract/endpoints';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proposals } from '../../src/schema/proposals.ts';
import { newPerson } from './people.ts';
import { checkProposalCells } from './proposal-cells.ts';
import { certainRequests, proposedActs } from './proposed-acts.ts';
import { send, wireOf } from './wire.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let cells = 0;
const acts = new Set<string>();
beforeAll(async () => {
  world = await createWorld();
  // An administrator who could approve.
  await newPerson(world.test, 'admin');
});
afterAll(async () => {
  console.log(
    `Proposals: ${acts.size} acts, and ${cells} cells in the column of proposals beside the matrix.`,
  );
  await world.test.close();
});

async function proposalsWaiting(): Promise<number> {
  const [row] = await world.test.db.select({ number: count() }).from(proposals);
  return row?.number ?? 0;
}

/** Imports need no reason: the file is the reason. */
const isImport = ([, { name }]: (typeof proposedActs)[number]) =>
  name === 'bankStatements.import' || name === 'bankFiles.import';

/** The specification names these calls, and their bodies have no reason. */
const namedActs = [
  'transactions.decide',
  'validateBankAccount',
  'changeEmail',
  'changeOffer',
  'changeRole',
  'enableStaff',
  'overrideIdentity',
  'totps.delete',
];
const isNamed = ([title]: (typeof proposedActs)[number]) => namedActs.includes(title);

it.each(proposedActs.filter(isNamed))(
  '[P7] %s waits for a second administrator without a reason, and with one',
  async (_title, { name, input }) => {
    const endpoint = endpoints[name] as Endpoint;
    const { admin } = world.people;
    const given = await input(world);
    const { why: _why, decisionReason: _reason, ...bare } = given.body as { [reason: string]: string };
    const proposed = (
      await send(world.test, admin.cookie, await wireOf(endpoint, { ...given, body: bare } as never))
    ).json();
    expect(proposed).toMatchObject({ status: 'pending', why: null });
    acts.add(proposed.act);
    cells += await checkProposalCells(world, proposed.proposalId, 'admin');
  },
);

it.each(proposedActs.filter((act) => !isImport(act) && !isNamed(act)))(
  '[P7] %s is refused without a reason, and with one waits for a second administrator',
  async (title, { name, input }) => {
    const endpoint = endpoints[name] as Endpoint;
    const { admin } = world.people;
    const given = await input(world);
    const { why, ...body } = given.body as { why?: string };
    const before = await proposalsWaiting();
    const sendBody = async (sent: object) =>
      send(world.test, admin.cookie, await wireOf(endpoint, { ...given, body: sent } as never));
    const { rejectReason, ...bare } = body as { [reason: string]: string };
    const refused = (await sendBody(bare)).json();
    const path = rejectReason ? 'rejectReason' : 'why';
    expect(refused).toMatchObject({ status: 400, errors: [{ path }] });
    expect(await proposalsWaiting()).toBe(before);
    const explained = await sendBody(given.body);
    expect(explained.json()).toMatchObject({ status: 'pending', why: why ?? rejectReason });
    expect(endpoint.secondPerson).toContain(explained.json().act);
    acts.add(explained.json().act);
    // The matrix checks the acts of the examples, for each possible proposer.
    if (title in certainRequests)
      cells += await checkProposalCells(world, explained.json().proposalId, 'admin');
  },
);

it.each(proposedActs.filter(isImport))(
  '[P7] %s waits for a second administrator, and its days are the reason',
  async (_, { name, input }) => {
    const wire = await wireOf(endpoints[name] as Endpoint, (await input(world)) as never);
    const proposed = (await send(world.test, world.people.admin.cookie, wire)).json();
    expect(proposed).toMatchObject({ status: 'pending', act: 'importStatement' });
    expect(proposed.why).toContain(proposed.subjectName);
    acts.add(proposed.act);
  },
);

it('[P7] covers every act that may need a second person', () => {
  expect([...acts].toSorted()).toEqual([...proposalActs].toSorted());
});
