/**
 * Backs up a platform on a PostgreSQL of its own as the README says, while it is at work and while it rests, brings it back
 * in empty databases, and looks at the books and the audit trail there: npm run try-restore -- --operations 1000 --seed 7
 * Exits with 1 where something is not as it was.
 */
import { parseArgs } from 'node:util';
import { ConfigError } from '../src/kit/config-error.ts';
import { tryRestore } from './restoring/try-restore.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { operations: text, seed: text } });
const { operations = '500', seed = String(Date.now() % 100_000) } = values;

try {
  const wrong = await tryRestore({ operations: Number(operations), seed, say: (line) => console.log(line) });
  console.log(wrong.length ? wrong.join('\n') : 'What was restored is what was backed up.');
  process.exitCode = wrong.length ? 1 : 0;
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
