import { buildIban, buildPdf } from '@semilla/contract/testing';
import { and, desc, eq } from 'drizzle-orm';
import { bankAccounts } from '../../src/schema/bank-accounts.ts';
import { transactions } from '../../src/schema/transactions.ts';
import { certificate } from '../bank-accounts.ts';
import { fileOf, formOf } from '../forms.ts';
import { askFor, transactionsUrl } from '../money.ts';
import { below, tiny } from './small-amounts.ts';
import { controlled, type Stage } from './stage.ts';

const alone = true;
const why = 'Lo pide su gestor.';
const nothing = { statusCode: 404 };
const accountsUrl = '/v1/payment/bank-accounts';
let accounts = 0;

/**
 * Attempts of an administrator with a manager login of their own, to which they assigned the victim or a customer whom
 * they control, and their decisions as administrator. One person alone cannot give a customer the manager role.
 */
export function actsOfManagers(stage: Stage) {
  const { test, victim } = stage;
  const ofVictim = {
    transactions: eq(transactions.userId, victim.userId),
    accounts: eq(bankAccounts.userId, victim.userId),
  };
  const askIncome = (amount: string) =>
    askFor(stage.manager, { type: 'income', amount, userId: controlled(stage).userId });
  return {
    'users.edit by manager': () =>
      stage.manager.patch(`/v1/account/users/${victim.userId}`, {
        body: { phone: '+34 600 123 457' },
        alone,
      }),
    'bankAccounts.create by manager': () => {
      accounts += 1;
      const given = {
        alias: 'La del gestor',
        account: buildIban(7_500_000 + accounts),
        userId: victim.userId,
      };
      return stage.manager.post(accountsUrl, { form: formOf({ ...given, document: certificate() }), alone });
    },
    'bankAccounts.edit by manager': async () => {
      const [newest] = await test.db
        .select({ bankAccountId: bankAccounts.bankAccountId })
        .from(bankAccounts)
        .where(and(ofVictim.accounts, eq(bankAccounts.state, 'pending')))
        .orderBy(desc(bankAccounts.createdAt))
        .limit(1);
      if (!newest) return nothing;
      const form = formOf({ state: 'valid', why });
      return stage.marta.patch(`${accountsUrl}/${newest.bankAccountId}`, { form, alone });
    },
    'transactions.request by manager': () =>
      askFor(stage.manager, { type: 'withdraw', amount: '12000.00', userId: victim.userId }),
    'transactions.request income by manager': () => askIncome(below),
    'transactions.request tiny income by manager': () => askIncome(tiny),
    'transactions.decide by manager': async () => {
      const [newest] = await test.db
        .select({ transactionId: transactions.transactionId })
        .from(transactions)
        .where(and(ofVictim.transactions, eq(transactions.status, 'pending')))
        .orderBy(desc(transactions.createdAt))
        .limit(1);
      if (!newest) return nothing;
      const file = fileOf(buildPdf('Justificante'), 'justificante.pdf');
      const form = formOf({ status: 'completed', file, why });
      return stage.marta.patch(`${transactionsUrl}/${newest.transactionId}`, { form, alone });
    },
  };
}

/** The acts that must come before an act, which would be refused without them. */
export const beforeManagers = {
  'users.edit by manager': ['userAssignments.create'],
  'bankAccounts.create by manager': ['userAssignments.create'],
  'bankAccounts.edit by manager': ['userAssignments.create', 'bankAccounts.create by manager'],
  'transactions.request by manager': ['userAssignments.create'],
  'transactions.request income by manager': ['userAssignments.create own'],
  'transactions.request tiny income by manager': ['userAssignments.create own'],
  'transactions.decide by manager': ['userAssignments.create', 'transactions.request by manager'],
} as const;
