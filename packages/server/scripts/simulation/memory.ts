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
  /** Requests whose outcome is unknown. */
  unknown: number;
  /** How many of them have run. */
  done: number;
  /** Descriptions of the differences. */
  wrong: string[];
}

/** The answers that clients got, to compare with the answers after a crash. */
export interface Memory {
  keep(act: Act, told: Told): void;
  /** Repeats all requests of this round with the same keys. */
  recall(): Promise<Recollection>;
  /** The ids of everything certainly created, over all rounds. */
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

const describeRequest = ({ act, told }: Remembered) =>
  `${act.what} ${act.path} with key ${act.key}, told ${told.status}`;

export function newMemory(): Memory {
  let round: Remembered[] = [];
  const made = { orders: new Set<string>(), requests: new Set<string>() };

  function learn({ act, told }: Remembered): void {
    if (told.code) return;
    if (act.what === 'invest') made.orders.add(told.body.orderId);
    if (act.what.startsWith('request')) made.requests.add(told.body.transactionId);
  }

  /** A repeated request must get the same answer; another answer would mean that it was lost or done twice. */
  async function isSame({ act, told }: Remembered): Promise<boolean> {
    const again = await sendUntilKnown(act);
    return again.status === told.status && isDeepStrictEqual(again.body, told.body);
  }

  async function checkAll(done: readonly Remembered[], why: string): Promise<string[]> {
    const wrong: string[] = [];
    for (const remembered of done)
      if (!(await isSame(remembered))) wrong.push(`${why}: ${describeRequest(remembered)}`);
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
        const remembered = { act, told };
        if (isUnknown(told)) wrong.push(`never answered: ${describeRequest(remembered)}`);
        if (told.code) continue;
        act.learn?.(told);
        learn(remembered);
        done.push(remembered);
      }
      wrong.push(...(await checkAll(done, 'done twice')));
      return { acknowledged: acknowledged.length, unknown: unknown.length, done: done.length, wrong };
    },
  };
}

/** Counts the orders and requests of the platform. */
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
