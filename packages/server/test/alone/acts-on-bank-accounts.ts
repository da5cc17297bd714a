import { buildIban } from '@semilla/contract/testing';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import { bankAccounts } from '../../src/schema/bank-accounts.ts';
import { transactions } from '../../src/schema/transactions.ts';
import { certificate } from '../bank-accounts.ts';
import { formOf } from '../forms.ts';
import { askFor, transactionsUrl } from '../money.ts';
import { controlled, type Stage } from './stage.ts';
import { strangersAccount } from './stranger.ts';

const alone = true;
const why = 'Es su cuenta nueva.';
const accountsUrl = '/v1/payment/bank-accounts';
let accounts = 0;

const newNumber = () => {
  accounts += 1;
  return buildIban(8_000_000 + accounts);
};

/** How many account numbers `buildIban` makes before the last four digits repeat. */
const endings = 10_000;

/** Attempts with customers' bank accounts, and with their money while it is pending. */
export function actsOnBankAccounts(stage: Stage) {
  const sameEnding = () => {
    accounts += 1;
    return buildIban(accounts * endings + Number(stage.neighbour.account.slice(-4)));
  };
  const edit = (bankAccountId: string, fields: Parameters<typeof formOf>[0]) =>
    stage.marta.patch(`${accountsUrl}/${bankAccountId}`, { form: formOf({ ...fields, why }), alone });
  const editValid = (fields: Parameters<typeof formOf>[0]) => edit(stage.neighbour.bankAccountId, fields);
  const createOwn = (account: string) => {
    const form = formOf({ alias: 'Nómina', account, document: certificate() });
    return controlled(stage).post(accountsUrl, { form, alone });
  };
  const validateOwn = async (account: string) => {
    const isOwn = eq(bankAccounts.userId, controlled(stage).userId);
    const [found] = await stage.test.db
      .select({ bankAccountId: bankAccounts.bankAccountId })
      .from(bankAccounts)
      .where(and(isOwn, eq(bankAccounts.account, account)));
    return found ? edit(found.bankAccountId, { state: 'valid' }) : { statusCode: 404 };
  };
  return {
    'bankAccounts.create': () => {
      const given = { alias: 'Otra', account: newNumber(), userId: stage.victim.userId, state: 'valid' };
      const form = formOf({ ...given, document: certificate(), why });
      return stage.marta.post(accountsUrl, { form, alone });
    },
    'bankAccounts.create neighbour': () => {
      const given = { alias: 'Otra', account: newNumber(), userId: stage.neighbour.userId };
      return stage.marta.post(accountsUrl, { form: formOf({ ...given, document: certificate() }), alone });
    },
    'bankAccounts.edit added': async () => {
      const { userId, accountIds } = stage.neighbour;
      const [added] = await stage.test.db
        .select({ bankAccountId: bankAccounts.bankAccountId })
        .from(bankAccounts)
        .where(and(eq(bankAccounts.userId, userId), notInArray(bankAccounts.bankAccountId, accountIds)));
      return added ? edit(added.bankAccountId, { state: 'valid' }) : { statusCode: 404 };
    },
    'bankAccounts.edit': () => edit(stage.bankAccountId, { state: 'valid' }),
    'bankAccounts.edit number and state': () => editValid({ account: newNumber(), state: 'valid' }),
    'bankAccounts.edit certificate and state': () => editValid({ document: certificate(), state: 'valid' }),
    'bankAccounts.edit number': () => editValid({ account: newNumber() }),
    'bankAccounts.edit same ending': () => editValid({ account: sameEnding() }),
    'bankAccounts.edit alias': () => editValid({ alias: 'Cuenta de siempre' }),
    'bankAccounts.edit error': () => editValid({ state: 'error', errorMessage: 'No se lee.' }),
    // A customer that the administrator controls adds the account numbers of another customer and of a
    // stranger, and the administrator validates them.
    'bankAccounts.create shared': () => createOwn(stage.neighbour.account),
    'bankAccounts.edit shared': () => validateOwn(stage.neighbour.account),
    'bankAccounts.create stranger': () => createOwn(strangersAccount),
    'bankAccounts.edit stranger': () => validateOwn(strangersAccount),
    'bankAccounts.edit state': () => editValid({ state: 'valid' }),
    'bankAccounts.delete': () =>
      stage.marta.delete(`${accountsUrl}/${stage.neighbour.bankAccountId}`, { alone }),
    'transactions.request all': () =>
      askFor(stage.marta, { type: 'withdraw', amount: '50000.00', userId: stage.other.userId }),
    'transactions.decide rejection': async () => {
      const [waiting] = await stage.test.db
        .select({ transactionId: transactions.transactionId })
        .from(transactions)
        .where(and(eq(transactions.userId, stage.other.userId), eq(transactions.status, 'pending')))
        .orderBy(desc(transactions.createdAt))
        .limit(1);
      if (!waiting) return { statusCode: 404 };
      const form = formOf({ status: 'rejected', rejectReason: 'Se ha equivocado.' });
      return stage.marta.patch(`${transactionsUrl}/${waiting.transactionId}`, { form, alone });
    },
  };
}

/** The acts that must come before an act, which would be refused without them. */
export const beforeBankAccounts = {
  'bankAccounts.edit added': ['bankAccounts.create neighbour'],
  'transactions.decide rejection': ['transactions.request all'],
  'bankAccounts.edit shared': ['bankAccounts.create shared'],
  'bankAccounts.edit stranger': ['bankAccounts.create stranger'],
} as const;
