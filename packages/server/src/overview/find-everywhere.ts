import { type Found, foundMax, may, scopeOf, v1 } from '@semilla/contract';
import { decimalFromTyped } from '@semilla/format';
import { z } from 'zod';
import { isWithin } from '../account/is-within.ts';
import { findUserRows } from '../account/users/find-users.ts';
import type { Call } from '../kit/http/route.ts';
import { sightOf } from '../payment/bank-accounts/access.ts';
import { findAccountRows } from '../payment/bank-accounts/queries.ts';
import { findEntryRows } from '../payment/statements/queries.ts';
import { searchProjects } from '../project/projects/overview.ts';
import { findPromotions } from '../promotion/promotions/queries.ts';
import { users } from '../schema/users.ts';
import { findTicketRows } from '../support/tickets/find-tickets.ts';
import { findTransactionRows } from '../wallet/transactions/queries.ts';

const take = String(foundMax);

/** Movements of the typed amount, or with the typed reference if it is no amount. */
function findMovements({ db, caller, scope, query: { text } }: Call<typeof v1.search.find>) {
  const amount = decimalFromTyped(text);
  const wanted = amount === undefined ? { reference: text } : { amount: `eq:${amount}` };
  return findTransactionRows(
    db,
    { caller, scope },
    z.decode(v1.transactions.find.query, { ...wanted, take }),
  );
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

/** The last four digits of an account number, or a whole number. */
const isAccountNumber = (text: string) => /^(?:\d{4}|[a-z]{2}\d{2}[a-z\d]{10,30})$/i.test(text);

function findBankAccounts({ db, caller, query }: Call<typeof v1.search.find>) {
  const account = withoutSpaces(query.text);
  const scope = scopeOf('bankAccounts.read', caller.role);
  if (!scope || !isAccountNumber(account)) return { data: [] };
  const sight = sightOf({ caller, scope });
  return findAccountRows(db, sight, z.decode(v1.bankAccounts.find.query, { account, take }));
}

function findPromotionsOfStaff({ db, caller, query: { text }, now }: Call<typeof v1.search.find>) {
  const scope = scopeOf('promotions.read', caller.role);
  if (scope !== 'all') return { data: [] };
  return findPromotions(db, { caller, scope, now }, z.decode(v1.promotions.find.query, { name: text, take }));
}

/** The first results from each list that staff search. */
export async function findEverywhere(call: Call<typeof v1.search.find>): Promise<Found> {
  const { db, caller, scope, query } = call;
  const { text } = query;
  const { role } = caller;
  const reach = isWithin(scope, caller, users.userId);
  const [customers, movements, bankEntries, accounts, projects, promotions, tickets] = await Promise.all([
    findUserRows(db, z.decode(v1.users.find.query, { multiSearch: text, take }), reach),
    findMovements(call),
    may('bankStatements.read', role)
      ? findEntryRows(db, z.decode(v1.bankEntries.find.query, { search: text, take }))
      : { data: [] },
    findBankAccounts(call),
    searchProjects(db, caller, { text, take: foundMax }),
    findPromotionsOfStaff(call),
    findTicketRows(db, call, z.decode(v1.tickets.find.query, { search: text, take })),
  ]);
  return {
    customers: customers.data.map(({ userId, name, surname, email }) => ({
      userId,
      name: [name, surname].filter(Boolean).join(' '),
      email,
    })),
    movements: movements.data.map(({ transactionId, userName, type, amount }) => ({
      transactionId,
      userName,
      type,
      amount,
    })),
    bankEntries: bankEntries.data.map(({ bankEntryId, bookedOn, side, amount, counterpartyName }) => ({
      bankEntryId,
      bookedOn,
      side,
      amount,
      counterpartyName,
    })),
    bankAccounts: accounts.data.map(({ bankAccountId, userName, account }) => ({
      bankAccountId,
      userName,
      account,
    })),
    projects,
    promotions: promotions.data.map(({ promotionId, title, active }) => ({ promotionId, title, active })),
    tickets: tickets.data.map(({ ticketId, title, userName, stateId }) => ({
      ticketId,
      title,
      userName,
      stateId,
    })),
  };
}
