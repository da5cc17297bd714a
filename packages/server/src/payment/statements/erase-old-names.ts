import { addMonths, civilDateAt } from '@semilla/contract';
import { and, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { thePlatform } from '../../kit/change/actor.ts';
import { makeChange } from '../../kit/change/make-change.ts';
import type { Services } from '../../kit/services.ts';
import { bankEntries } from '../../schema/bank-entries.ts';
import { users } from '../../schema/users.ts';
import { eraseNames, isNotOwed } from './erase-names.ts';

/** Decided movements without an active customer that still contain a name, an account or a text. */
const ofOthers = () => {
  const { state, userId, counterpartyName, counterpartyAccount, text } = bankEntries;
  const hasOpenAccount = sql`exists (select 1 from ${users}
    where ${users.userId} = ${userId} and ${users.deletedAt} is null)`;
  return and(
    inArray(state, ['booked', 'setAside']),
    isNotOwed(),
    or(isNull(userId), sql`not ${hasOpenAccount}`),
    or(isNotNull(counterpartyName), isNotNull(counterpartyAccount), ne(text, '')),
  );
};

/** Erases the names in movements without an active customer, once the retention period since their booking day is over. */
export async function eraseOldNames(services: Services): Promise<void> {
  const years = services.config.retentionYears.bankAccounts;
  const until = addMonths(civilDateAt(services.now()), -12 * years);
  await makeChange(services, thePlatform, ({ tx }) =>
    eraseNames(tx, and(lte(bankEntries.bookedOn, until), ofOthers())),
  );
}
