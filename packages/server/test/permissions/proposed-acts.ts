import type { ProposalAct } from '@semilla/contract';
import { v1 } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { outgoingPayments } from '../../src/schema/outgoing-payments.ts';
import { paymentFiles } from '../../src/schema/payment-files.ts';
import { users } from '../../src/schema/users.ts';
import { verifications } from '../../src/schema/verifications.ts';
import { givenVerification } from '../account-records.ts';
import type { EndpointName, Example } from './example.ts';
import { newAccount } from './examples/payment-examples.ts';
import { approvedFileOf } from './examples/payment-file-examples.ts';
import { examples } from './examples.ts';
import { openProject } from './money.ts';
import { personAs } from './people.ts';
import { unique } from './records.ts';
import type { World } from './world.ts';

interface ProposedAct {
  name: EndpointName;
  /** A request of an administrator that becomes a proposal. */
  input: (world: World) => Promise<{ params?: object; body: object }>;
}

const why = 'Lo pide por carta.';

/** An edit of a customer that needs a second person. */
const edited = (changes: (world: World) => Promise<{ userId: string; body: object }>): ProposedAct => ({
  name: 'users.edit',
  input: async (world) => {
    const { userId, body } = await changes(world);
    return { params: { userId }, body: { ...body, why } };
  },
});

/** A request to reject a withdrawal. Its payment was cancelled so long ago that staff may decide on it again. */
async function recalledPayment(world: World) {
  const { id, params } = await approvedFileOf(world);
  await world.make(v1.paymentFiles.take, { params });
  const { db, clock } = world.test;
  const takenAt = new Date(clock.now.getTime() - 11 * 86_400_000);
  await db
    .update(paymentFiles)
    .set({ state: 'cancelled', takenAt })
    .where(eq(paymentFiles.paymentFileId, id));
  const [cancelled] = await db
    .update(outgoingPayments)
    .set({ state: 'cancelled' })
    .where(eq(outgoingPayments.paymentFileId, id))
    .returning();
  const transactionId = cancelled?.transactionId ?? '';
  return { params: { transactionId }, body: { status: 'rejected', rejectReason: 'La cuenta no existe.' } };
}

async function declinedIdentity({ test, newOwner }: World) {
  const { userId } = (await newOwner()).whole;
  const attempt = 1 + (await test.db.$count(verifications, eq(verifications.userId, userId)));
  const declined = { attempt, status: 'Declined', decision: 'Declined' } as const;
  const verificationId = await givenVerification(test, userId, declined);
  return {
    params: { id: verificationId },
    body: { decision: 'Approved', decisionReason: 'Lo conozco.', why },
  };
}

async function disabledManager({ test }: World) {
  const { userId } = await personAs(test, 'operator');
  await test.db.update(users).set({ disabledAt: test.clock.now }).where(eq(users.userId, userId));
  return { userId, body: { disabled: false } };
}

/** Acts that need a second person only for certain requests, different from the example of their call. */
export const certainRequests = {
  rejectTransaction: { name: 'transactions.decide', input: recalledPayment },
  validateBankAccount: {
    name: 'bankAccounts.create',
    input: async (world) => {
      const { userId } = (await world.newOwner()).whole;
      return { body: { ...newAccount(), userId, state: 'valid', why } };
    },
  },
  changeEmail: edited(async ({ newOwner }) => {
    const { userId } = (await newOwner()).whole;
    return { userId, body: { email: `${unique('otra').replace(' ', '.')}@example.com` } };
  }),
  changeRole: edited(async ({ test }) => {
    const { userId } = await personAs(test, 'user');
    return { userId, body: { role: 'operator' } };
  }),
  enableStaff: edited(disabledManager),
  changeOffer: {
    name: 'projects.edit',
    input: async (world) => ({
      params: { projectId: await openProject(world) },
      body: { withdrawMoneyFinanced: false, why },
    }),
  },
  cancelPaymentFile: {
    name: 'paymentFiles.cancel',
    input: async (world) => {
      const { params } = await approvedFileOf(world);
      await world.make(v1.paymentFiles.take, { params });
      return { params, body: { why } };
    },
  },
  overrideIdentity: { name: 'verifications.decide', input: declinedIdentity },
} satisfies Partial<Record<ProposalAct, ProposedAct>>;

const fromExamples = Object.entries(examples as Record<string, Example>).flatMap(([name, example]) =>
  'isProposed' in example && example.isProposed
    ? [
        {
          name: name as EndpointName,
          input: async (world: World) =>
            (await example.given(world)).input as { params?: object; body: object },
        },
      ]
    : [],
);

/** Every act that needs a second person, with a request of an administrator that becomes a proposal. */
export const proposedActs: [title: string, ProposedAct][] = [
  ...Object.entries(certainRequests),
  ...fromExamples.map((act): [string, ProposedAct] => [act.name, act]),
];
