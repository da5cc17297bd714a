import { inspect, isDeepStrictEqual } from 'node:util';
import { ApiError } from '../../src/kit/errors.ts';
import { disagreement } from './agreement.ts';
import type { Book } from './book.ts';
import { ask } from './model.ts';
import { hashOf, onWire, type Sending } from './sending.ts';

const reused = 'request.idempotency_key_reused';

/** Follows what the core has done, in the order in which it was done, and says where the model does not agree. */
export interface Replay {
  begin(sending: Sending): void;
  end(sending: Sending): void;
  /** Once nothing is under way. */
  finish(): void;
  seen: Record<string, number>;
}

const idIn = (answer: unknown) => {
  const { orderId, transactionId } = answer as { orderId?: string; transactionId?: string };
  return transactionId ?? orderId ?? '';
};

const codeOf = ({ said }: Sending) =>
  said && 'refusal' in said && said.refusal instanceof ApiError ? said.refusal.code : undefined;

function fail({ asked, key }: Sending, why: string): never {
  throw new Error(`${JSON.stringify(asked)} with key ${key}: ${why}`);
}

const told = ({ said, asked }: Sending) => said && 'answer' in said && onWire(asked, said.answer);

const isSame = (one: Sending, other: Sending) => hashOf(one.asked).equals(hashOf(other.asked));

const nameOf = ({ userId, key }: Sending) => `${userId} ${key}`;

export function newReplay(book: Book): Replay {
  const underWay = new Set<Sending>();
  const decided: Sending[] = [];
  const repeated: Sending[] = [];
  const done = new Map<string, Sending>();
  const seen: Record<string, number> = {};
  const count = (what: string) => {
    seen[what] = (seen[what] ?? 0) + 1;
  };

  function follow(sending: Sending): void {
    const { asked, at, said } = sending;
    if (!said) fail(sending, 'it was never answered');
    const before = done.get(nameOf(sending));
    // Another request, sent with the key of one under way, may be refused for a reason of its own; none is done again.
    if (before && ('answer' in said || isSame(before, sending))) {
      fail(sending, `it was done already, and decided again: ${inspect(said)}`);
    }
    const expected = ask(book, asked, at, 'answer' in said ? idIn(said.answer) : '');
    const wrong = disagreement(said, expected);
    if (wrong) fail(sending, wrong);
    if ('answer' in said) done.set(nameOf(sending), sending);
    count(`${asked.kind} ${'code' in expected ? expected.code : 'done'}`);
  }

  // Whoever is still under way was decided later than this, or will be.
  function drain(): void {
    const undecided = Math.min(...[...underWay].map((one) => one.sequence ?? Number.POSITIVE_INFINITY));
    decided.sort((one, other) => (one.sequence as number) - (other.sequence as number));
    while (decided[0] && (decided[0].sequence as number) < undecided) follow(decided.shift() as Sending);
  }

  function checkRepeated(sending: Sending): void {
    const first = done.get(nameOf(sending));
    if (!first) fail(sending, 'an answer was remembered that nobody got');
    const isRepeated = isSame(first, sending);
    const code = codeOf(sending);
    if (isRepeated !== (code === undefined)) fail(sending, `the same: ${isRepeated}, ${code}`);
    if (isRepeated && !isDeepStrictEqual(told(sending), told(first))) fail(sending, 'it got another answer');
    count(isRepeated ? 'the same again' : 'another with the same key');
  }

  return {
    seen,
    begin: (sending) => void underWay.add(sending),
    end(sending) {
      underWay.delete(sending);
      const isRepeated = sending.isRecalled || codeOf(sending) === reused;
      (isRepeated ? repeated : decided).push(sending);
      drain();
    },
    finish() {
      drain();
      for (const sending of repeated.splice(0)) checkRepeated(sending);
    },
  };
}
