import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, v1, walletReference } from '@semilla/contract';
import { buildIban, buildNewBankAccount, norma43File, norma43Lines } from '@semilla/contract/testing';
import { formatDate } from '@semilla/format';
import { eq } from 'drizzle-orm';
import { matchEntries } from '../../../src/money/matching/match-entries.ts';
import { compareBank } from '../../../src/money/reconciliation/compare-bank.ts';
import { lookIntoFolder } from '../../../src/payment/bank-files/look-into-folder.ts';
import { newLooks } from '../../../src/payment/bank-files/read-folder.ts';
import { bankBalances } from '../../../src/schema/bank-balances.ts';
import { type BankEntryRow, bankEntries } from '../../../src/schema/bank-entries.ts';
import { bankFiles } from '../../../src/schema/bank-files.ts';
import { wallets } from '../../../src/schema/wallets.ts';
import { entryOf, statementOf } from '../../bank-files.ts';
import type { Examples } from '../example.ts';
import { pdf, unique } from '../records.ts';
import type { World } from '../world.ts';

export const newAccount = () => ({
  ...buildNewBankAccount({ alias: unique('Cuenta') }),
  main: false,
  document: pdf(),
});

async function bankAccountOf({ make, owner }: World) {
  const account = await make(v1.bankAccounts.create, { body: newAccount() }, owner.whole);
  const { bankAccountId, alias } = account;
  return { bankAccountId, alias, params: { bankAccountId } };
}

/** The example of a call about one account. */
const ofAccount = {
  kind: 'subject',
  given: async (world: World) => {
    const { bankAccountId, params } = await bankAccountOf(world);
    return { input: { params }, id: bankAccountId };
  },
} as const;

let days = 0;

/** A bank file for a day that no other file covers, with one movement, which has this text. */
function bankFile({ test }: World, text = 'TRANSFERENCIA'): File {
  days += 2;
  const bookedOn = addDays('2020-01-01', days);
  const { account = '' } = test.services.config.depositAccount ?? {};
  const statement = statementOf([entryOf({ bookedOn, amountCents: 100, text })], { account });
  return norma43File(norma43Lines([statement]));
}

async function importedStatement(world: World, text?: string) {
  const { statements } = await world.make(v1.bankStatements.import, {
    body: { file: bankFile(world, text) },
  });
  const [{ bankStatementId = '' } = {}] = statements;
  // Staff can decide on a movement only after it was matched.
  await matchEntries(world.test.app);
  return { bankStatementId };
}

/** A bank movement without a customer's reference. */
async function entryOfBank(world: World) {
  const text = unique('TRANSFERENCIA');
  await importedStatement(world, text);
  const [found] = await world.test.db.select().from(bankEntries).where(eq(bankEntries.text, text));
  return { bankEntryId: found?.bankEntryId ?? '' };
}

async function entryWith(world: World, said: Partial<BankEntryRow>) {
  const { bankEntryId } = await entryOfBank(world);
  await world.test.db.update(bankEntries).set(said).where(eq(bankEntries.bankEntryId, bankEntryId));
  return { bankEntryId };
}

/** A movement with the name and account of its sender. */
export const namedEntryOf = (world: World) =>
  entryWith(world, { counterpartyName: 'Pedro Gil Ruiz', counterpartyAccount: buildIban(90_001) });

/** A movement with a customer's reference that still waits for staff. */
async function referredEntryOf(world: World, userId: string) {
  const [wallet] = await world.test.db.select().from(wallets).where(eq(wallets.userId, userId));
  return entryWith(world, { reference: walletReference(wallet?.walletId ?? '') });
}

let folder: string | undefined;

/** A bank file in the watched folder that waits for its import, or is refused because its end is missing. */
async function foundFile(world: World, { isCut = false } = {}) {
  const { services, db } = world.test;
  folder ??= mkdtempSync(join(tmpdir(), 'semilla-statements-'));
  Object.assign(services.config, { statementsFolder: folder });
  const name = `${unique('extracto')}.n43`;
  const bytes = await bankFile(world).bytes();
  writeFileSync(join(folder, name), isCut ? bytes.subarray(0, -90) : bytes);
  await lookIntoFolder(services, newLooks(), Date.now() + 120_000);
  const [found] = await db.select().from(bankFiles).where(eq(bankFiles.name, name));
  return { bankFileId: found?.bankFileId ?? '' };
}

/** The balances of a day with a statement, compared with the ledger. */
async function comparedDay(world: World) {
  await importedStatement(world);
  await compareBank(world.test.services, { error: () => {} });
  const day = addDays('2020-01-01', days);
  const [found] = await world.test.db.select().from(bankBalances).where(eq(bankBalances.day, day));
  return { day, bankBalanceId: found?.bankBalanceId ?? '' };
}

export const paymentExamples = {
  'bankBalances.find': {
    kind: 'list',
    given: async (world) => ({ input: {}, mark: (await comparedDay(world)).bankBalanceId }),
  },
  'bankBalances.export': {
    kind: 'list',
    given: async (world) => ({ input: {}, mark: formatDate((await comparedDay(world)).day) }),
  },
  'treasury.find': { kind: 'role', given: async () => ({ input: {} }) },
  'bankStatements.find': {
    kind: 'list',
    given: async (world) => ({ input: {}, mark: (await importedStatement(world)).bankStatementId }),
  },
  'bankStatements.export': {
    kind: 'list',
    given: async (world) => {
      await importedStatement(world);
      return { input: {}, mark: formatDate(addDays('2020-01-01', days)) };
    },
  },
  'bankStatements.import': {
    kind: 'role',
    isProposed: true,
    given: async (world) => ({ input: { body: { file: bankFile(world) } } }),
  },
  'bankStatements.findFileUrl': {
    kind: 'subject',
    given: async (world) => {
      const params = await importedStatement(world);
      return { input: { params }, id: params.bankStatementId };
    },
  },
  'bankEntries.find': {
    kind: 'list',
    given: async (world) => {
      const text = unique('TRANSFERENCIA');
      await importedStatement(world, text);
      return { input: {}, mark: text };
    },
  },
  'bankEntries.export': {
    kind: 'list',
    given: async (world) => {
      const text = unique('TRANSFERENCIA');
      await importedStatement(world, text);
      return { input: {}, mark: text };
    },
  },
  'bankEntries.findOne': {
    kind: 'subject',
    given: async (world) => {
      const params = await entryOfBank(world);
      return { input: { params }, id: params.bankEntryId };
    },
  },
  'bankEntries.findCandidates': {
    kind: 'subject',
    given: async (world) => {
      const params = await entryOfBank(world);
      return { input: { params }, id: params.bankEntryId };
    },
  },
  'bankEntries.book': {
    kind: 'subject',
    given: async (world) => {
      const { userId } = world.owner.whole;
      const params = await referredEntryOf(world, userId);
      return { input: { params, body: { userId } }, id: params.bankEntryId };
    },
  },
  'bankEntries.findBooking': {
    kind: 'subject',
    given: async (world) => {
      const { userId } = world.owner.whole;
      const params = await referredEntryOf(world, userId);
      return { input: { params, query: { userId } }, id: params.bankEntryId };
    },
  },
  'bankEntries.bookMany': {
    kind: 'role',
    given: async (world) => {
      const { bankEntryId } = await entryOfBank(world);
      const { userId } = world.owner.whole;
      return { input: { body: { bookings: [{ bankEntryId, userId }] } } };
    },
  },
  'bankFiles.find': {
    kind: 'list',
    given: async (world) => ({ input: {}, mark: (await foundFile(world)).bankFileId }),
  },
  'bankFiles.import': {
    kind: 'subject',
    isProposed: true,
    given: async (world) => {
      const params = await foundFile(world);
      return { input: { params }, id: params.bankFileId };
    },
  },
  'bankFiles.retry': {
    kind: 'subject',
    given: async (world) => {
      const params = await foundFile(world, { isCut: true });
      return { input: { params }, id: params.bankFileId };
    },
  },
  'bankFiles.discard': {
    kind: 'subject',
    given: async (world) => {
      const params = await foundFile(world, { isCut: true });
      return { input: { params }, id: params.bankFileId };
    },
  },
  'bankEntries.bookOther': {
    kind: 'subject',
    isProposed: true,
    given: async (world) => {
      const params = await entryOfBank(world);
      const body = { as: 'thirdParty', why: 'No es cliente.' } as const;
      return { input: { params, body }, id: params.bankEntryId };
    },
  },
  'bankEntries.sendBack': {
    kind: 'subject',
    isProposed: true,
    given: async (world) => {
      const params = await namedEntryOf(world);
      return { input: { params, body: { why: 'No es cliente.' } }, id: params.bankEntryId };
    },
  },
  'bankEntries.decide': {
    kind: 'subject',
    given: async (world) => {
      const params = await entryOfBank(world);
      return {
        input: { params, body: { state: 'held', note: 'No es de un cliente.' } },
        id: params.bankEntryId,
      };
    },
  },
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
  'bankAccounts.findOne': ofAccount,
  'bankAccounts.edit': {
    kind: 'subject',
    given: async (world) => {
      const { bankAccountId, params } = await bankAccountOf(world);
      return { input: { params, body: { alias: unique('Nómina') } }, id: bankAccountId };
    },
  },
  'bankAccounts.delete': ofAccount,
  'bankAccounts.findNumber': ofAccount,
  'bankAccounts.findDecision': ofAccount,
  'bankAccounts.viewCertificate': ofAccount,
  'bankAccounts.findCertificateUrl': ofAccount,
} satisfies Partial<Examples>;
