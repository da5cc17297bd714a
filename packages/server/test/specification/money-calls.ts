import { v1 } from '@semilla/contract';
import { buildIban, buildNewBankAccount } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { totps } from '../../src/schema/totps.ts';
import { formOf } from '../forms.ts';
import { openProject, pendingOf, readyToInvest, walletIdOf } from '../permissions/money.ts';
import { personAs } from '../permissions/people.ts';
import { orderOf, pdf } from '../permissions/records.ts';
import type { World } from '../permissions/world.ts';
import type { SpecifiedCalls } from './specified-call.ts';

const bankAccounts = '/v1/payment/bank-accounts';

async function bankAccountOf(world: World): Promise<string> {
  const { whole } = await world.newOwner();
  const body = { ...buildNewBankAccount(), main: true, document: pdf() };
  return (await world.make(v1.bankAccounts.create, { body }, whole)).bankAccountId;
}

export const moneyCalls: SpecifiedCalls = {
  'DELETE /v1/auth/totps/{totpId}': async ({ people, newOwner, test }) => {
    const { userId } = (await newOwner()).whole;
    const [device] = await test.db.select().from(totps).where(eq(totps.userId, userId));
    return { by: people.admin, path: `/v1/auth/totps/${device?.totpId}` };
  },
  'POST /v1/payment/bank-accounts': async ({ people, newOwner }) => {
    const { userId } = (await newOwner()).whole;
    const texts = { alias: 'Cuenta de ahorro', main: true, account: buildIban(900_000_001), userId };
    return { by: people.admin, form: formOf({ ...texts, document: pdf(), status: 'valid' }) };
  },
  'GET /v1/payment/bank-accounts/{id}': async (world) => ({
    by: world.people.admin,
    path: `${bankAccounts}/${await bankAccountOf(world)}`,
  }),
  'PATCH /v1/payment/bank-accounts/{id}': async (world) => ({
    by: world.people.admin,
    path: `${bankAccounts}/${await bankAccountOf(world)}`,
    form: formOf({ state: 'error', errorMessage: 'El certificado no es legible.' }),
  }),
  'DELETE /v1/payment/bank-accounts/{id}': async (world) => ({
    by: world.people.admin,
    path: `${bankAccounts}/${await bankAccountOf(world)}`,
  }),
  'GET /v1/payment/bank-accounts/view/{id}': async (world) => ({
    by: world.people.admin,
    path: `${bankAccounts}/view/${await bankAccountOf(world)}`,
  }),
  'GET /v1/payment/bank-accounts/{id}/url': async (world) => ({
    by: world.people.admin,
    path: `${bankAccounts}/${await bankAccountOf(world)}/url`,
  }),
  'POST /v1/project/orders': async (world) => {
    const by = await personAs(world.test, 'user');
    await readyToInvest(world, by);
    const projectId = await openProject(world);
    const { projectPhaseId } = await world.make(v1.projects.findOne, {
      params: { projectId: projectId },
    });
    const { userId } = by;
    const settled = { orderType: 'invest', penaltyAmount: 0, penalty: 0 };
    return { by, body: { projectId, projectPhaseId, amount: '100.00', ...settled, userId } };
  },
  'GET /v1/project/orders/{id}': async (world) => ({
    by: world.owner.whole,
    path: `/v1/project/orders/${(await orderOf(world)).orderId}`,
  }),
  'GET /v1/project/fees/{id}': async (world) => ({
    by: world.owner.whole,
    path: `/v1/project/fees/${(await orderOf(world)).feeId}`,
  }),
  'POST /v1/wallet/wallets': async ({ people, owner: { whole } }) => ({
    by: people.admin,
    body: { userId: whole.userId },
  }),
  'GET /v1/wallet/wallets/{id}': async (world) => ({
    by: world.owner.whole,
    path: `/v1/wallet/wallets/${await walletIdOf(world)}`,
  }),
  'POST /v1/wallet/transactions': async (world) => {
    await pendingOf(world);
    const { userId } = world.owner.whole;
    const walletId = await walletIdOf(world);
    return { by: world.people.admin, body: { walletId, userId, type: 'income', amount: '250.00' } };
  },
  'PATCH /v1/wallet/transactions/{id}': async (world) => ({
    by: world.people.admin,
    path: `/v1/wallet/transactions/${(await pendingOf(world)).transactionId}`,
    form: formOf({ status: 'completed', file: pdf(), why: 'Ha llegado.' }),
  }),
  'PATCH /v1/wallet/transactions/{id} to reject': async (world) => ({
    by: world.people.admin,
    path: `/v1/wallet/transactions/${(await pendingOf(world)).transactionId}`,
    form: formOf({ status: 'rejected', rejectReason: 'La transferencia no ha llegado.' }),
  }),
};
