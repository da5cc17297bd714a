import { isDeepStrictEqual } from 'node:util';
import type { Act } from './act.ts';
import { isUnknown } from './clients.ts';
import type { Answer, Person } from './person.ts';

interface Remembered {
  act: Act;
  answer: Answer;
}

export interface Recollection {
  acknowledged: number;
  /** Number of requests whose outcome the client did not learn. */
  unknown: number;
  /** How many of the unknown ones turned out to be done, or were done by the repetition. */
  done: number;
  /** Descriptions of the differences. */
  wrong: string[];
}

/** The answers that clients got, to compare with the answers after a crash. */
export interface Memory {
  record(act: Act, answer: Answer): void;
  /** Repeats all requests of this round with the same keys. */
  recall(): Promise<Recollection>;
  /** The ids of everything certainly created, over all rounds. */
  made: { orders: Set<string>; requests: Set<string> };
}

// If the database stops before an answer is stored, the key of the call stays reserved for a minute, unless the call
// moves money.
const attemptsMax = 280;

async function sendUntilKnown(act: Act): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await act.who.send(act);
    if (!isUnknown(answer) || attempt === attemptsMax) return answer;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

const describeRequest = ({ act, answer }: Remembered) =>
  `${act.what} ${act.path} with key ${act.key}, told ${answer.status}`;

export function newMemory(): Memory {
  let round: Remembered[] = [];
  const made = { orders: new Set<string>(), requests: new Set<string>() };

  function learn({ act, answer }: Remembered): void {
    if (answer.code) return;
    if (act.what === 'invest') made.orders.add(answer.body.orderId);
    if (act.what.startsWith('request')) made.requests.add(answer.body.transactionId);
  }

  /** A repeated request must get the same answer; a different answer means that it was lost or done twice. */
  async function checkAll(done: readonly Remembered[], why: string): Promise<string[]> {
    const wrong: string[] = [];
    for (const remembered of done) {
      const { status, code, body } = await sendUntilKnown(remembered.act);
      if (status !== remembered.answer.status || !isDeepStrictEqual(body, remembered.answer.body))
        wrong.push(`${why}: ${describeRequest(remembered)}, now ${status} ${code ?? ''}`);
    }
    return wrong;
  }

  return {
    made,
    record(act, answer) {
      if (act.key) round.push({ act, answer });
    },
    async recall() {
      const all = round;
      round = [];
      const unknown = all.filter(({ answer }) => isUnknown(answer));
      const acknowledged = all.filter(({ answer }) => !isUnknown(answer) && !answer.code);
      acknowledged.forEach(learn);
      const wrong = await checkAll(acknowledged, 'lost');
      const done: Remembered[] = [];
      for (const { act } of unknown) {
        const answer = await sendUntilKnown(act);
        const remembered = { act, answer };
        if (isUnknown(answer)) wrong.push(`never answered: ${describeRequest(remembered)}`);
        if (answer.code) continue;
        act.learn?.(answer);
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
