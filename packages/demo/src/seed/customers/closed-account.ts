import { addMonths, civilDateAt } from '@semilla/contract';
import type { Noted } from '@semilla/server/kit/audit/write-audit.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import { bankAccounts } from '@semilla/server/schema/bank-accounts.ts';
import { keptRecords } from '@semilla/server/schema/kept-records.ts';
import { users } from '@semilla/server/schema/users.ts';
import { wallets } from '@semilla/server/schema/wallets.ts';
import { accountId, type Person } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { demoId } from '../demo-id.ts';
import type { Investor } from '../money/investor.ts';
import type { Teller } from '../money/teller.ts';
import { complete } from '../money/transfers.ts';
import { trailOfBankAccounts } from '../trail/accounts.ts';
import { noted } from '../trail/noted.ts';
import type { BankAccount } from './bank-accounts.ts';

const joinedDaysAgo = 600;
const closedDaysAgo = 40;
const identity = {
  name: 'Inés',
  surname: 'Quiroga Valle',
  email: 'ines.quiroga@example.com',
  nationality: 'ES',
  birthdayAt: '1971-02-11',
  identificationDocumentType: 'ID_CARD',
  identificationDocumentNumber: '44556677L',
};
const residence = { country: 'ES', taxNumber: '44556677L', since: '2011-01-01' };
const iban = 'ES7921000813610123456789';

function accountOf(calendar: Calendar) {
  const createdAt = calendar.ago(joinedDaysAgo, 12, 0);
  const closedAt = calendar.ago(closedDaysAgo, 11, 30);
  return { userId: demoId('closed account', createdAt), createdAt, closedAt };
}

/** The customer and their bank account while the account was open. */
export function closedCustomer(calendar: Calendar): { person: Person; bankAccount: BankAccount } {
  const { userId, createdAt } = accountOf(calendar);
  const addedAt = calendar.ago(joinedDaysAgo - 2, 10, 15);
  const { name, surname, email } = identity;
  return {
    person: {
      user: { userId, kind: 'individual', name, surname, email, createdAt },
      walletId: demoId('closed wallet', createdAt),
      userName: `${name} ${surname}`,
      joinedDaysAgo,
      manager: null,
    },
    bankAccount: {
      bankAccountId: demoId('closed bank account', addedAt),
      userId,
      alias: 'Cuenta corriente',
      account: iban,
      documentId: null,
      main: true,
      state: 'valid',
      validSince: addedAt,
      validatedByTwo: true,
      errorMessage: null,
      createdAt: addedAt,
      updatedAt: calendar.ago(joinedDaysAgo - 3, 9, 40),
      deletedAt: null,
      version: 1,
    },
  };
}

/** Deposits money soon after the customer joined, and withdraws everything before the account is closed. */
export function playClosedCustomer(teller: Teller): void {
  const { calendar } = teller;
  const { person, bankAccount } = closedCustomer(calendar);
  const { userId } = person.user;
  const { bankAccountId, updatedAt: ready } = bankAccount;
  const investor: Investor = { person, userId, bankAccountId, ready, until: undefined, weight: 1 };
  const transfer = { investor, amountCents: 2_000_00 };
  const depositAt = calendar.ago(joinedDaysAgo - 6, 10, 30);
  complete(
    teller,
    { ...transfer, type: 'income', requestedAt: depositAt },
    calendar.ago(joinedDaysAgo - 8, 12, 20),
  );
  const withdrawalAt = calendar.ago(closedDaysAgo + 40, 16, 5);
  complete(
    teller,
    { ...transfer, type: 'withdraw', requestedAt: withdrawalAt },
    calendar.ago(closedDaysAgo + 38, 9, 50),
  );
}

/** A customer who closed their account last month. The law requires to keep their name, tax details and bank account. */
export async function seedClosedAccount(tx: Db, calendar: Calendar): Promise<void> {
  const { userId, createdAt, closedAt } = accountOf(calendar);
  const { person, bankAccount } = closedCustomer(calendar);
  await tx.insert(users).values({
    userId,
    kind: 'individual',
    name: `#${userId.slice(-8)}`,
    email: `${userId}@deleted.invalid`,
    passwordHash: '',
    disabledAt: closedAt,
    deletedAt: closedAt,
    createdAt,
    updatedAt: closedAt,
  });
  await tx.insert(wallets).values({ walletId: person.walletId, userId, createdAt });
  const lastFour = iban.slice(-4);
  const obscured = { account: `XX000000000000${lastFour}`, alias: lastFour };
  await tx.insert(bankAccounts).values({ ...bankAccount, ...obscured, main: false, deletedAt: closedAt });
  const closedOn = civilDateAt(closedAt);
  const { alias, state, createdAt: addedAt } = bankAccount;
  const kept = { userId, number: '44556677L', closedOn, eraseOn: addMonths(closedOn, 120) };
  await tx.insert(keptRecords).values([
    { ...kept, keptRecordId: demoId('kept identity', closedAt), kind: 'identity', data: identity },
    {
      ...kept,
      keptRecordId: demoId('kept tax details', closedAt),
      kind: 'taxDetails',
      data: { fiscalResidences: [residence] },
    },
    {
      ...kept,
      keptRecordId: demoId('kept bank accounts', closedAt),
      kind: 'bankAccounts',
      data: { bankAccounts: [{ alias, account: iban, state, createdAt: addedAt, deletedAt: null }] },
    },
  ]);
}

export function trailOfClosedAccount(calendar: Calendar): Noted[] {
  const { userId, createdAt, closedAt } = accountOf(calendar);
  const note = { subjectType: 'user', subjectId: userId };
  const deleted = { ...note, action: 'user.delete', personId: null };
  return [
    noted(createdAt, userId, { ...note, action: 'user.register', after: { kind: 'individual' } }),
    ...trailOfBankAccounts([closedCustomer(calendar).bankAccount], calendar),
    noted(closedAt, accountId('admin', calendar), {
      ...deleted,
      before: { kind: 'individual', role: 'user' },
    }),
  ];
}
