/**
 * Recomputes the hash chain of the audit trail, and compares it and the ledger with their seals and with the
 * checkpoints outside the database: npm run audit:verify. Exits with 1 if something does not agree, or cannot
 * be checked because `SECRET_KEY_PREVIOUS` lacks the key. On a restored database, -- --until names the time
 * of the backup, and --sign-restore signs that the restore removed everything written after the backup.
 */
import { parseArgs } from 'node:util';
import { writeCheckpoint } from '../src/audit/checkpoints.ts';
import { verifyAudit } from '../src/audit/verify-audit.ts';
import { verifyEvidence } from '../src/audit/verify-evidence.ts';
import { ConfigError } from '../src/kit/config-error.ts';
import { runScript } from './run-script.ts';

interface Given {
  until: Date | undefined;
  signsRestore: boolean;
}

function readArguments(): Given {
  const { values } = parseArgs({
    options: { until: { type: 'string' }, 'sign-restore': { type: 'boolean' } },
  });
  const signsRestore = values['sign-restore'] === true;
  const until = values.until === undefined ? undefined : new Date(values.until);
  if (until && Number.isNaN(until.getTime()))
    throw new ConfigError('--until is no time: write it as 2026-03-05T03:00:00Z.');
  if (signsRestore && !until)
    throw new ConfigError('--sign-restore needs the time of the backup as --until.');
  return { until, signsRestore };
}

await runScript(async (services, { until, signsRestore }) => {
  const { entries, erased, brokenAt } = await verifyAudit(services.database.db);
  const { findings, sealed, checkpoints } = await verifyEvidence(services, { until });
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
  if (signsRestore) await writeCheckpoint(services, until);
  return 0;
}, readArguments);
