/** Recomputes the hash chain of the audit trail: npm run audit:verify. Exits with 1 if it is broken. */
import { verifyAudit } from '../src/audit/verify-audit.ts';
import { runScript } from './run-script.ts';

await runScript(async ({ database }) => {
  const { entries, erased, brokenAt } = await verifyAudit(database.db);
  if (brokenAt !== undefined) {
    console.error(
      `The audit trail is broken at entry ${brokenAt} of ${entries}: it or the one before was changed.`,
    );
    return 1;
  }
  console.log(
    `The audit trail is whole: ${entries} entries, each following from the one before; ${erased} of them were erased of what told of people who have left.`,
  );
  return 0;
});
