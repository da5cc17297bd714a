import { isDeepStrictEqual } from 'node:util';
import type { Act } from './acts.ts';
import { isUnknown } from './clients.ts';
import type { Person, Told } from './person.ts';

interface Remembered {
  act: Act;
  told: Told;
}

export interface Recollection {
  acknowledged: number;
  /** Requests of which nobody was told what became of them. */
  unknown: number;
  /** How many of these are done now. */
  done: number;
  /** What is not as it was told, in words. */
  wrong: string[];
}

/** What clients were told, to be held against what they are told afterwards. */
export interface Memory {
  keep(act: Act, told: Told): void;
  /** Sends again all of this round, with the same keys. */
  recall(): Promise<Recollection>;
  /** What was made for sure, all rounds together. */
  made: { orders: Set<string>; requests: Set<string> };
}

const attemptsMax = 40;

async function sendUntilKnown(act: Act): Promise<Told> {
  for (let attempt = 1; ; attempt += 1) {
    const told = await act.who.send(act);
    if (!isUnknown(told) || attempt === attemptsMax) return told;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

const inWords = ({ act, told }: Remembered) =>
  `${act.what} ${act.path} with key ${act.key}, told ${told.status}`;

export function newMemory(): Memory {
  let round: Remembered[] = [];
  const made = { orders: new Set<string>(), requests: new Set<string>() };

  function learn({ act, told }: Remembered): void {
    if (told.code) return;
    if (act.what === 'invest') made.orders.add(told.body.orderId);
    if (act.what.startsWith('request')) made.requests.add(told.body.transactionId);
  }

  /** The same request again gets the same answer; another one would mean that it was forgotten, or done twice. */
  async function isSame({ act, told }: Remembered): Promise<boolean> {
    const again = await sendUntilKnown(act);
    return again.status === told.status && isDeepStrictEqual(again.body, told.body);
  }

  async function checkAll(done: readonly Remembered[], why: string): Promise<string[]> {
    const wrong: string[] = [];
    for (const one of done) if (!(await isSame(one))) wrong.push(`${why}: ${inWords(one)}`);
    return wrong;
  }

  return {
    made,
    keep(act, told) {
      if (act.key) round.push({ act, told });
    },
    async recall() {
      const all = round;
      round = [];
      const unknown = all.filter(({ told }) => isUnknown(told));
      const acknowledged = all.filter(({ told }) => !isUnknown(told) && !told.code);
      acknowledged.forEach(learn);
      const wrong = await checkAll(acknowledged, 'lost');
      const done: Remembered[] = [];
      for (const { act } of unknown) {
        const told = await sendUntilKnown(act);
        const one = { act, told };
        if (isUnknown(told)) wrong.push(`never answered: ${inWords(one)}`);
        if (told.code) continue;
        act.learn?.(told);
        learn(one);
        done.push(one);
      }
      wrong.push(...(await checkAll(done, 'done twice')));
      return { acknowledged: acknowledged.length, unknown: unknown.length, done: done.length, wrong };
    },
  };
}

/** How many orders and requests the platform has. */
export async function countsAt(admin: Person): Promise<{ orders: number; requests: number }> {
  const total = async (path: string) => {
    const { body, code } = await admin.get(path);
    if (code) throw new Error(`${path}: ${code}`);
    return body.total as number;
  };
  return {
    orders: await total('/v1/project/orders?take=1'),
    requests: await total('/v1/wallet/transactions?issuerName=user-wallet&take=1'),
  };
}
