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

const codeOf = ({ outcome }: Sending) =>
  outcome && 'refusal' in outcome && outcome.refusal instanceof ApiError ? outcome.refusal.code : undefined;

function fail({ operation, key }: Sending, why: string): never {
  throw new Error(`${JSON.stringify(operation)} with key ${key}: ${why}`);
}

const encodedAnswer = ({ outcome, operation }: Sending) =>
  outcome && 'answer' in outcome && onWire(operation, outcome.answer);

const isSame = (left: Sending, right: Sending) => hashOf(left.operation).equals(hashOf(right.operation));

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
    const { operation, at, outcome } = sending;
    if (!outcome) fail(sending, 'it was never answered');
    const before = answered.get(nameOf(sending));
    // A request that reuses a key may be refused for a reason of its own, but must not be carried out a second time.
    if (before && ('answer' in outcome || isSame(before, sending))) {
      fail(sending, `it was done already, and decided again: ${inspect(outcome)}`);
    }
    const expected = ask(book, operation, at, 'answer' in outcome ? idIn(outcome.answer) : '');
    const wrong = disagreement(outcome, expected);
    if (wrong) fail(sending, wrong);
    if ('answer' in outcome) answered.set(nameOf(sending), sending);
    count(`${operation.kind} ${'code' in expected ? expected.code : 'done'}`);
  }

  // Replays the requests that were decided before any running one, because their order is final.
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
