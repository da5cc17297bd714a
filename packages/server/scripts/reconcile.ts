/**
 * Compares everything in the books with everything else: npm run reconcile. A line for each breach, one that sums up;
 * exits with 1 where something does not agree.
 */
import { thePlatform } from '../src/routing/change.ts';
import { reconcile } from '../src/wallet/reconciliations/reconcile.ts';
import { runScript } from './run-script.ts';

const written = (cents: number | null) => cents ?? 'nothing';

await runScript(async (services) => {
  const { reconciliation, findings } = await reconcile(services, thePlatform);
  const { books, breaches, breachesTotal } = findings;
  for (const { rule, subject, expectedCents, foundCents } of breaches) {
    console.error(`${rule}: ${subject} should be ${written(expectedCents)} and is ${written(foundCents)}`);
  }
  const { accounts, entries, postings, transactions, orders } = books;
  const compared = `${accounts} accounts, ${entries} entries, ${postings} postings, ${transactions} transactions, ${orders} orders, in ${reconciliation.durationMs} ms`;
  if (breachesTotal) {
    console.error(`The books do not agree: ${breachesTotal} breaches among ${compared}.`);
    return 1;
  }
  console.log(`The books agree: ${compared}.`);
  return 0;
});
