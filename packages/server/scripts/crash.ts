/**
 * Kills the server, and its PostgreSQL, with SIGKILL while clients move money, and checks that no
 * acknowledged request is lost or done twice: npm run crash -- --rounds 20. With --only it runs one part:
 * server, postgres and embedded choose what is killed; failover kills a primary database and promotes its
 * standby; stall lets locks, networks, servers, the disk and the clock fail without killing anything. Exits
 * with 1 if there is a problem.
 */
import { parseArgs } from 'node:util';
import { crash } from './simulation/crash.ts';
import { failOver } from './simulation/fail-over.ts';
import { stall } from './simulation/stall.ts';
import { victims } from './simulation/victims.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { rounds: text, clients: text, seed: text, only: text } });
const { rounds = '20', clients = '16', seed = String(Date.now() % 100_000) } = values;
const chosen = ([...victims, 'failover', 'stall'] as const).filter(
  (name) => !values.only || name === values.only,
);

console.log(`${rounds} rounds each for ${chosen.join(', ')}, with ${clients} clients, from --seed ${seed}`);
const problems: string[] = [];
const say = (line: string) => console.log(line);
for (const victim of chosen) {
  const options = { rounds: Number(rounds), clients: Number(clients), seed, say };
  if (victim === 'failover') problems.push(...(await failOver(options)));
  else if (victim === 'stall') problems.push(...(await stall(options)));
  else problems.push(...(await crash({ ...options, victim })));
}
console.log(
  problems.length ? problems.join('\n') : 'Nothing is lost, nothing was done twice, the books agree.',
);
process.exitCode = problems.length ? 1 : 0;
