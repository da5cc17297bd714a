import type { Endpoint } from '@semilla/contract';
import { endpoints } from '@semilla/contract/endpoints';
import { expect } from 'vitest';
import type { Example } from './example.ts';
import { examples } from './examples.ts';
import { expectedOf } from './expected.ts';
import { type CallerName, callerNames, type Person, personAs } from './people.ts';
import { callerFor } from './prepare.ts';
import { send, wireOf } from './wire.ts';
import type { World } from './world.ts';

const names = ['approvals.findOne', 'approvals.approve', 'approvals.decline'] as const;
const seconds = new WeakMap<World['test'], Promise<Person>>();

interface ProposalCall {
  world: World;
  proposalId: string;
}

type Name = (typeof names)[number];

async function bodyOf({ world, proposalId }: ProposalCall, name: Name): Promise<object> {
  if (name === 'approvals.findOne') return {};
  if (name === 'approvals.decline') return { body: { reason: 'Falta el justificante.' } };
  const wire = await wireOf(endpoints['approvals.findOne'] as Endpoint, { params: { proposalId } } as never);
  const shown = await send(world.test, world.people.admin.cookie, wire);
  return { body: { seen: shown.json().seen } };
}

async function sendCall(call: ProposalCall, name: Name, { cookie }: Person) {
  const input = { params: { proposalId: call.proposalId }, ...(await bodyOf(call, name)) };
  return send(call.world.test, cookie, await wireOf(endpoints[name] as Endpoint, input as never));
}

/** Checks who may read, approve and decline a proposal, except the administrator who made it. */
async function checkOthers(call: ProposalCall): Promise<number> {
  const others = callerNames.filter((name) => name !== 'admin');
  for (const caller of others) {
    const person = await callerFor(call.world, { kind: 'role' } as Example, caller);
    for (const name of names) {
      const expected = expectedOf(endpoints[name] as Endpoint, examples[name] as Example, caller);
      const answer = await sendCall(call, name, person);
      expect(answer.json(), `${name} by ${caller}`).toMatchObject(
        expected.good ? { proposalId: call.proposalId } : { status: expected.status, code: expected.code },
      );
    }
  }
  return others.length * names.length;
}

async function approvedBySecond(call: ProposalCall) {
  const { test } = call.world;
  const second = seconds.get(test) ?? personAs(test, 'admin');
  seconds.set(test, second);
  const answer = await sendCall(call, 'approvals.approve', await second);
  // If the effects changed since the proposal, the second administrator must look again first.
  return answer.json().code === 'approvals.changed'
    ? sendCall(call, 'approvals.approve', await second)
    : answer;
}

/** Checks that only a second administrator can approve a proposed act. Returns the number of checked cells of the matrix. */
export async function checkProposalCells(world: World, proposalId: string, proposer: CallerName) {
  const call = { world, proposalId };
  const cells = proposer === 'admin' ? await checkOthers(call) : 0;
  const own = await sendCall(
    call,
    'approvals.approve',
    await callerFor(world, { kind: 'role' } as Example, proposer),
  );
  const refusal = proposer === 'admin' ? 'approvals.own_proposal' : 'request.forbidden';
  expect(own.json(), `by the ${proposer} who proposed it`).toMatchObject({ status: 403, code: refusal });
  const second = await approvedBySecond(call);
  expect(second.json()).toMatchObject({ status: expect.stringMatching(/^(?:approved|scheduled)$/) });
  return cells + 2;
}
