import { v1 } from '@semilla/contract';
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
  const account = await make(v1.bankAccounts.create, { body: newAccount() }, owner.whole);
  const { bankAccountId, alias } = account;
  return { bankAccountId, alias, params: { bankAccountId } };
}

export const paymentExamples = {
  'bankAccounts.find': {
    kind: 'list',
    given: async (world) => {
      const { bankAccountId, alias } = await bankAccountOf(world);
      return { input: { query: { alias } }, mark: bankAccountId };
    },
  },
  'bankAccounts.export': {
    kind: 'list',
    given: async (world) => {
      const { alias } = await bankAccountOf(world);
      return { input: { query: { alias } }, mark: alias };
    },
  },
  'bankAccounts.create': {
    kind: 'subject',
    outside: { other: 400, otherManager: 400 },
    given: async ({ owner }) => {
      const { userId } = owner.whole;
      return { input: { body: { ...newAccount(), userId } }, id: userId };
    },
  },
  'bankAccounts.findOne': {
    kind: 'subject',
    given: async (world) => {
      const { bankAccountId, params } = await bankAccountOf(world);
      return { input: { params }, id: bankAccountId };
    },
  },
  'bankAccounts.edit': {
    kind: 'subject',
    given: async (world) => {
      const { bankAccountId, params } = await bankAccountOf(world);
      return { input: { params, body: { alias: unique('Nómina') } }, id: bankAccountId };
    },
  },
  'bankAccounts.delete': {
    kind: 'subject',
    given: async (world) => {
      const { bankAccountId, params } = await bankAccountOf(world);
      return { input: { params }, id: bankAccountId };
    },
  },
  'bankAccounts.findNumber': {
    kind: 'subject',
    given: async (world) => {
      const { bankAccountId, params } = await bankAccountOf(world);
      return { input: { params }, id: bankAccountId };
    },
  },
  'bankAccounts.viewCertificate': {
    kind: 'subject',
    given: async (world) => {
      const { bankAccountId, params } = await bankAccountOf(world);
      return { input: { params }, id: bankAccountId };
    },
  },
  'bankAccounts.findCertificateUrl': {
    kind: 'subject',
    given: async (world) => {
      const { bankAccountId, params } = await bankAccountOf(world);
      return { input: { params }, id: bankAccountId };
    },
  },
} satisfies Partial<Examples>;
