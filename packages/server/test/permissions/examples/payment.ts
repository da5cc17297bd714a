import { createBankAccount } from '@semilla/contract';
import { buildNewBankAccount } from '@semilla/contract/testing';
import type { Examples } from '../example.ts';
import { pdf, unique } from '../records.ts';
import type { World } from '../world.ts';

const newAccount = () => ({
  ...buildNewBankAccount({ alias: unique('Cuenta') }),
  main: false,
  document: pdf(),
});

async function bankAccountOf({ make, owner }: World) {
  const account = await make(createBankAccount, { body: newAccount() }, owner.whole);
  const { bankAccountId, alias } = account;
  return { bankAccountId, alias, params: { bankAccountId } };
}

export const paymentExamples = {
  listBankAccounts: {
    kind: 'list',
    given: async (world) => {
      const { bankAccountId, alias } = await bankAccountOf(world);
      return { input: { query: { alias } }, mark: bankAccountId };
    },
  },
  exportBankAccounts: {
    kind: 'list',
    given: async (world) => {
      const { alias } = await bankAccountOf(world);
      return { input: { query: { alias } }, mark: alias };
    },
  },
  createBankAccount: {
    kind: 'subject',
    outside: { other: 400, otherManager: 400 },
    given: async ({ owner }) => {
      const { userId } = owner.whole;
      return { input: { body: { ...newAccount(), userId } }, id: userId };
    },
  },
  readBankAccount: {
    kind: 'subject',
    given: async (world) => {
      const { bankAccountId, params } = await bankAccountOf(world);
      return { input: { params }, id: bankAccountId };
    },
  },
  editBankAccount: {
    kind: 'subject',
    given: async (world) => {
      const { bankAccountId, params } = await bankAccountOf(world);
      return { input: { params, body: { alias: unique('Nómina') } }, id: bankAccountId };
    },
  },
  deleteBankAccount: {
    kind: 'subject',
    given: async (world) => {
      const { bankAccountId, params } = await bankAccountOf(world);
      return { input: { params }, id: bankAccountId };
    },
  },
  viewBankAccountCertificate: {
    kind: 'subject',
    given: async (world) => {
      const { bankAccountId, params } = await bankAccountOf(world);
      return { input: { params }, id: bankAccountId };
    },
  },
  bankAccountCertificateUrl: {
    kind: 'subject',
    given: async (world) => {
      const { bankAccountId, params } = await bankAccountOf(world);
      return { input: { params }, id: bankAccountId };
    },
  },
} satisfies Partial<Examples>;
