// Runs the checks, all or those named: `node packages/config/checks/run.ts messages endpoints`.
import { join } from 'node:path';
import { checks } from './all.ts';
import { outcome } from './lib/outcome.ts';
import { treeOnDisk } from './lib/tree.ts';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(
    `no check is called ${unknown.join(', ')}; there are ${checks.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}

const tree = treeOnDisk(join(import.meta.dirname, '../../..'));
const outcomes = checks
  .filter(({ name }) => names.length === 0 || names.includes(name))
  .map((check) => outcome(check, tree));
for (const { lines } of outcomes) console.log(lines.join('\n'));
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;
