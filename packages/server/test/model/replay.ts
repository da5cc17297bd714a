import { inspect, isDeepStrictEqual } from 'node:util';
import { ApiError } from '../../src/kit/errors.ts';
import { disagreement } from './agreement.ts';
import type { Book } from './book.ts';
import { ask } from './model.ts';
import { hashOf, onWire, type Sending } from './sending.ts';

const reused = 'request.idempotency_key_reused';

/** Applies the core's operations to the model in the order in which they were decided, and reports differences. */
export interface Replay {
  begin(sending: Sending): void;
  end(sending: Sending): void;
  /** Must be called when no request is running. */
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

const encodedAnswer = ({ said, asked }: Sending) => said && 'answer' in said && onWire(asked, said.answer);

const isSame = (left: Sending, right: Sending) => hashOf(left.asked).equals(hashOf(right.asked));

const nameOf = ({ userId, key }: Sending) => `${userId} ${key}`;

export function newReplay(book: Book): Replay {
  const running = new Set<Sending>();
  const decided: Sending[] = [];
  const repeated: Sending[] = [];
  const answered = new Map<string, Sending>();
  const seen: Record<string, number> = {};
  const count = (kind: string) => {
    seen[kind] = (seen[kind] ?? 0) + 1;
  };

  function applyToModel(sending: Sending): void {
    const { asked, at, said } = sending;
    if (!said) fail(sending, 'it was never answered');
    const before = answered.get(nameOf(sending));
    // Another request with the key of a running one may be refused for its own reason; but none may run twice.
    if (before && ('answer' in said || isSame(before, sending))) {
      fail(sending, `it was done already, and decided again: ${inspect(said)}`);
    }
    const expected = ask(book, asked, at, 'answer' in said ? idIn(said.answer) : '');
    const wrong = disagreement(said, expected);
    if (wrong) fail(sending, wrong);
    if ('answer' in said) answered.set(nameOf(sending), sending);
    count(`${asked.kind} ${'code' in expected ? expected.code : 'done'}`);
  }

  // A request that is still running was decided later than these, or will be.
  function drain(): void {
    const undecided = Math.min(
      ...[...running].map((sending) => sending.sequence ?? Number.POSITIVE_INFINITY),
    );
    decided.sort((left, right) => (left.sequence as number) - (right.sequence as number));
    while (decided[0] && (decided[0].sequence as number) < undecided)
      applyToModel(decided.shift() as Sending);
  }

  function checkRepeated(sending: Sending): void {
    const first = answered.get(nameOf(sending));
    if (!first) fail(sending, 'an answer was remembered that nobody got');
    const isRepeated = isSame(first, sending);
    const code = codeOf(sending);
    if (isRepeated !== (code === undefined)) fail(sending, `the same: ${isRepeated}, ${code}`);
    if (isRepeated && !isDeepStrictEqual(encodedAnswer(sending), encodedAnswer(first)))
      fail(sending, 'it got another answer');
    count(isRepeated ? 'the same again' : 'another with the same key');
  }

  return {
    seen,
    begin: (sending) => void running.add(sending),
    end(sending) {
      running.delete(sending);
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
