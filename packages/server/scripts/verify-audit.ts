/**
 * Recomputes the hash chain of the audit trail, and compares it and the ledger with their seals and with the checkpoints
 * outside the database: npm run audit:verify. Exits with 1 if something does not agree, or cannot be checked because
 * `SECRET_KEY_PREVIOUS` lacks the key.
 */
import { verifyAudit } from '../src/audit/verify-audit.ts';
import { verifyEvidence } from '../src/audit/verify-evidence.ts';
import { runScript } from './run-script.ts';

await runScript(async (services) => {
  const { entries, erased, brokenAt } = await verifyAudit(services.database.db);
  const { findings, sealed, checkpoints } = await verifyEvidence(services);
  if (brokenAt !== undefined) {
    console.error(
      `The audit trail is broken at entry ${brokenAt} of ${entries}: it or the one before was changed.`,
    );
  }
  for (const finding of findings) console.error(`The evidence does not agree: ${finding}.`);
  if (brokenAt !== undefined || findings.length) return 1;
  console.log(
    `The audit trail is whole: ${entries} entries, each following from the one before; ${erased} of them no longer hold the personal data of erased people.`,
  );
  console.log(
    `Seals agree with ${sealed.audit} audit entries and ${sealed.ledger} ledger entries, and with ${checkpoints} checkpoints.`,
  );
  return 0;
});
