/**
 * Kills the server, and its PostgreSQL, with SIGKILL while clients move money, and checks that no acknowledged request
 * is lost or done twice: npm run crash -- --rounds 20. The options --only server, --only postgres and --only embedded
 * run one of them, and --only failover loses a primary database to its standby. Exits with 1 if there is a problem.
 */
import { parseArgs } from 'node:util';
import { crash } from './simulation/crash.ts';
import { failOver } from './simulation/fail-over.ts';
import { victims } from './simulation/victims.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { rounds: text, clients: text, seed: text, only: text } });
const { rounds = '20', clients = '16', seed = String(Date.now() % 100_000) } = values;
const chosen = [...victims, 'failover' as const].filter((name) => !values.only || name === values.only);

console.log(`${rounds} rounds each for ${chosen.join(', ')}, with ${clients} clients, from --seed ${seed}`);
const problems: string[] = [];
for (const victim of chosen) {
  const say = (line: string) => console.log(line);
  const options = { rounds: Number(rounds), clients: Number(clients), seed, say };
  problems.push(...(await (victim === 'failover' ? failOver(options) : crash({ ...options, victim }))));
}
console.log(
  problems.length ? problems.join('\n') : 'Nothing is lost, nothing was done twice, the books agree.',
);
process.exitCode = problems.length ? 1 : 0;
