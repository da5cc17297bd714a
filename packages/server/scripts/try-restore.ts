/**
 * Backs up a platform on its own PostgreSQL as the README says, once while active and once idle, restores it into empty
 * databases, and checks the books and the audit trail there: npm run try-restore -- --operations 1000 --seed 7. Exits
 * with 1 if there are differences.
 */
import { parseArgs } from 'node:util';
import { ConfigError } from '../src/kit/config-error.ts';
import { tryRestore } from './restoring/try-restore.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { operations: text, seed: text } });
const { operations = '500', seed = String(Date.now() % 100_000) } = values;

try {
  const problems = await tryRestore({
    operations: Number(operations),
    seed,
    say: (line) => console.log(line),
  });
  console.log(problems.length ? problems.join('\n') : 'What was restored is what was backed up.');
  process.exitCode = problems.length ? 1 : 0;
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
