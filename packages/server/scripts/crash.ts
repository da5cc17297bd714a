/**
 * Kills the server, and its PostgreSQL, with SIGKILL while clients move money, and checks that no acknowledged request
 * is lost or done twice: npm run crash -- --rounds 20. The options --only server, --only postgres and --only embedded
 * run one of them. Exits with 1 if there is a problem.
 */
import { parseArgs } from 'node:util';
import { crash } from './simulation/crash.ts';
import { victims } from './simulation/victims.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { rounds: text, clients: text, seed: text, only: text } });
const { rounds = '20', clients = '16', seed = String(Date.now() % 100_000) } = values;
const chosen = victims.filter((name) => !values.only || name === values.only);

console.log(`${rounds} rounds each for ${chosen.join(', ')}, with ${clients} clients, from --seed ${seed}`);
const problems: string[] = [];
for (const victim of chosen) {
  const options = { victim, rounds: Number(rounds), clients: Number(clients), seed };
  problems.push(...(await crash({ ...options, say: (line) => console.log(line) })));
}
console.log(
  problems.length ? problems.join('\n') : 'Nothing is lost, nothing was done twice, the books agree.',
);
process.exitCode = problems.length ? 1 : 0;
