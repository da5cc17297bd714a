/**
 * Checks the books: npm run reconcile. Prints a line per breach, old deposits that no movement of the bank proves, and a
 * summary; exits with 1 if there are breaches.
 */
import { bankOverdueDays } from '@semilla/contract';
import { thePlatform } from '../src/kit/change/actor.ts';
import { reconcile } from '../src/money/reconciliation/reconcile.ts';
import { runScript } from './run-script.ts';

const amountText = (cents: number | null) => cents ?? 'nothing';

await runScript(async (services) => {
  const { reconciliation, findings, unprovenDeposits } = await reconcile(services, thePlatform);
  const { books, breaches, breachesTotal } = findings;
  for (const { rule, subject, expectedCents, foundCents } of breaches) {
    console.error(
      `${rule}: ${subject} should be ${amountText(expectedCents)} and is ${amountText(foundCents)}`,
    );
  }
  const { total, sumCents, newestIds } = unprovenDeposits;
  if (total) {
    console.log(
      `Deposits without a movement of the bank for more than ${bankOverdueDays} days: ${total}, ${sumCents} cents in all; the newest are ${newestIds.join(', ')}.`,
    );
  }
  const { accounts, entries, postings, transactions, orders } = books;
  const summary = `${accounts} accounts, ${entries} entries, ${postings} postings, ${transactions} transactions, ${orders} orders, in ${reconciliation.durationMs} ms`;
  if (breachesTotal) {
    console.error(`The books do not agree: ${breachesTotal} breaches among ${summary}.`);
    return 1;
  }
  console.log(`The books agree: ${summary}.`);
  return 0;
});
