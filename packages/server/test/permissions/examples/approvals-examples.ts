import { v1 } from '@semilla/contract';
import { objectionUrl } from '../../../src/kit/holds/objection-link.ts';
import { holds } from '../../../src/schema/holds.ts';
import { acceptedAccount } from '../../money.ts';
import type { Examples } from '../example.ts';
import { openProject } from '../money.ts';
import { type Person, personAs } from '../people.ts';
import { hiddenProject, pdf } from '../records.ts';
import { send, wireOf } from '../wire.ts';
import type { World } from '../world.ts';

const proposers = new WeakMap<World['test'], Promise<Person>>();

async function propose(world: World, wire: Awaited<ReturnType<typeof wireOf>>) {
  const { test } = world;
  const proposer = proposers.get(test) ?? personAs(test, 'admin');
  proposers.set(test, proposer);
  const answer = await send(test, (await proposer).cookie, wire);
  if (answer.statusCode !== 202) throw new Error(answer.body);
  return answer.json() as { proposalId: string; seen: string };
}

/** A proposal to close a project with a refund, made by an administrator other than the one in the matrix. */
async function proposalOf(world: World) {
  const input = {
    params: { projectId: await openProject(world) },
    body: { refund: true, why: 'Nadie invierte.' },
  };
  return propose(world, await wireOf(v1.distributions.closeProject, input));
}

/** A proposal with a file: to approve a deposit from the threshold up. */
async function proposalWithFile(world: World) {
  const { userId } = world.owner.whole;
  await acceptedAccount(world.test, userId);
  const body = { userId, type: 'income' as const, amount: 1_000_000 };
  const { transactionId } = await world.make(v1.transactions.request, { body });
  const decision = {
    params: { transactionId },
    body: { status: 'completed' as const, file: pdf(), why: 'Ha llegado.' },
  };
  return propose(world, await wireOf(v1.transactions.decide, decision));
}

/** A proposal with a bank account: the payout account of a project. */
async function proposedAccount(world: World) {
  const { projectId } = await hiddenProject(world);
  const account = 'ES9121000418450200051332';
  const body = { account, holderName: 'Rehabitia S.L.', document: pdf(), why: 'La primera cuenta.' };
  return propose(world, await wireOf(v1.payoutAccounts.create, { params: { projectId }, body }));
}

/** The token of the link in a mail. Uses a new customer, because an objection signs the customer out. */
async function objectionLink({ test, newOwner }: World): Promise<{ token: string }> {
  const { clock, db, services } = test;
  const { userId } = (await newOwner()).whole;
  const until = new Date(clock.now.getTime() + 3_600_000);
  const [hold] = await db.insert(holds).values({ userId, reason: 'email', until }).returning();
  const objected = { kind: 'hold', id: hold?.holdId ?? '' } as const;
  const url = objectionUrl(services.keys, services.config.publicUrl, objected);
  return { token: new URL(url).searchParams.get('token') as string };
}

export const approvalsExamples = {
  'objections.find': {
    kind: 'role',
    given: async (world) => ({ input: { query: await objectionLink(world) } }),
  },
  'objections.create': {
    kind: 'role',
    given: async (world) => ({ input: { query: await objectionLink(world) } }),
  },
  'approvals.find': {
    kind: 'list',
    given: async (world) => {
      const { proposalId } = await proposalOf(world);
      return { input: { query: { status: 'pending' } }, mark: proposalId };
    },
  },
  'approvals.export': {
    kind: 'list',
    given: async (world) => {
      const { proposalId } = await proposalOf(world);
      return { input: { query: { status: 'pending' } }, mark: proposalId };
    },
  },
  'approvals.findOne': {
    kind: 'subject',
    given: async (world) => {
      const { proposalId } = await proposalOf(world);
      return { input: { params: { proposalId } }, id: proposalId };
    },
  },
  'approvals.findFileUrl': {
    kind: 'subject',
    given: async (world) => {
      const { proposalId } = await proposalWithFile(world);
      return { input: { params: { proposalId } }, id: proposalId };
    },
  },
  'approvals.findNumber': {
    kind: 'subject',
    given: async (world) => {
      const { proposalId } = await proposedAccount(world);
      return { input: { params: { proposalId } }, id: proposalId };
    },
  },
  'approvals.approve': {
    kind: 'subject',
    given: async (world) => {
      const { proposalId, seen } = await proposalOf(world);
      return { input: { params: { proposalId }, body: { seen } }, id: proposalId };
    },
  },
  'approvals.decline': {
    kind: 'subject',
    given: async (world) => {
      const { proposalId } = await proposalOf(world);
      const body = { reason: 'Falta el justificante del banco.' };
      return { input: { params: { proposalId }, body }, id: proposalId };
    },
  },
} satisfies Partial<Examples>;
