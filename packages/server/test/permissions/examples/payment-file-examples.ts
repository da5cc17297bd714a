import { v1 } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { paymentFiles } from '../../../src/schema/payment-files.ts';
import { as } from '../../callers.ts';
import { askFor, giveMoney } from '../../money.ts';
import type { Examples } from '../example.ts';
import { personAs } from '../people.ts';
import type { World } from '../world.ts';
import { namedEntryOf } from './payment-examples.ts';

/** A withdrawal of a new customer, because those of others may already be in a file. */
async function withdrawalOf({ test, newOwner }: World): Promise<void> {
  const { userId } = (await newOwner()).whole;
  await giveMoney(test, userId, 20_000);
  const answer = await askFor(await as(test, { userId }), { type: 'withdraw', amount: '100.00' });
  if (answer.statusCode !== 201) throw new Error(answer.body);
}

/** A payment file with a new withdrawal. A file contains everything that can be paid. */
async function paymentFileOf(world: World) {
  await withdrawalOf(world);
  const { paymentFileId, digest } = await world.make(v1.paymentFiles.create, { body: {} });
  return { params: { paymentFileId }, id: paymentFileId, digest };
}

export async function approvedFileOf(world: World) {
  const { params, id } = await paymentFileOf(world);
  const state = { state: 'approved' as const, approvedById: (await personAs(world.test, 'admin')).userId };
  await world.test.db.update(paymentFiles).set(state).where(eq(paymentFiles.paymentFileId, id));
  return { params, id };
}

/** Money of a third party that two people decided to send back. */
async function paymentOrderOf(world: World) {
  const params = await namedEntryOf(world);
  const body = { why: 'No es cliente.' };
  const { sendingBack } = await world.make(v1.bankEntries.sendBack, { params, body });
  const paymentOrderId = sendingBack?.paymentOrderId ?? '';
  return { input: { params: { paymentOrderId } }, id: paymentOrderId };
}

export const paymentFileExamples = {
  'paymentFiles.find': {
    kind: 'list',
    given: async (world) => ({ input: {}, mark: (await paymentFileOf(world)).id }),
  },
  'paymentFiles.export': {
    kind: 'list',
    given: async (world) => ({ input: {}, mark: (await paymentFileOf(world)).digest }),
  },
  'paymentFiles.findNext': { kind: 'role', given: async () => ({ input: {} }) },
  'paymentFiles.findOne': {
    kind: 'subject',
    given: async (world) => {
      const { params, id } = await paymentFileOf(world);
      return { input: { params }, id };
    },
  },
  'paymentFiles.create': {
    kind: 'role',
    given: async (world) => {
      await withdrawalOf(world);
      return { input: { body: {} } };
    },
  },
  'paymentFiles.approve': {
    kind: 'subject',
    isProposed: true,
    given: async (world) => {
      const { params, id } = await paymentFileOf(world);
      return { input: { params, body: { why: 'Las retiradas de la semana.' } }, id };
    },
  },
  'paymentFiles.take': {
    kind: 'subject',
    given: async (world) => {
      const { params, id } = await approvedFileOf(world);
      return { input: { params }, id };
    },
  },
  'paymentFiles.cancel': {
    kind: 'subject',
    given: async (world) => {
      const { params, id } = await paymentFileOf(world);
      return { input: { params, body: {} }, id };
    },
  },
  'paymentOrders.find': {
    kind: 'subject',
    given: async (world) => {
      const { params, id } = await paymentFileOf(world);
      return { input: { params }, id };
    },
  },
  'paymentOrders.cancel': { kind: 'subject', given: paymentOrderOf },
  'paymentOrders.findNumber': { kind: 'subject', given: paymentOrderOf },
  'paymentOrders.findOfEntry': {
    kind: 'subject',
    given: async (world) => {
      const params = await namedEntryOf(world);
      return { input: { params }, id: params.bankEntryId };
    },
  },
} satisfies Partial<Examples>;
