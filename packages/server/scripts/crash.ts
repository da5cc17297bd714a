/**
 * Ends the server, and the PostgreSQL under it, by SIGKILL while clients move money, and looks whether anything that was
 * acknowledged is lost, or anything was done twice: npm run crash -- --rounds 20
 * --only server, --only postgres or --only embedded leaves the others out. Exits with 1 where something is wrong.
 */
import { parseArgs } from 'node:util';
import { crash } from './simulation/crash.ts';
import { victims } from './simulation/victims.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { rounds: text, clients: text, seed: text, only: text } });
const { rounds = '20', clients = '16', seed = String(Date.now() % 100_000) } = values;
const chosen = victims.filter((name) => !values.only || name === values.only);

console.log(`${rounds} rounds each for ${chosen.join(', ')}, with ${clients} clients, from --seed ${seed}`);
const wrong: string[] = [];
for (const victim of chosen) {
  const wanted = { victim, rounds: Number(rounds), clients: Number(clients), seed };
  wrong.push(...(await crash({ ...wanted, say: (line) => console.log(line) })));
}
console.log(wrong.length ? wrong.join('\n') : 'Nothing is lost, nothing was done twice, the books agree.');
process.exitCode = wrong.length ? 1 : 0;
