import { createHash } from 'node:crypto';
import { distribution, order, projectPayment, transaction } from '@semilla/contract';
import { z } from 'zod';
import type { Command } from '../../src/money/engine/command.ts';
import type { Executor } from '../../src/money/engine/create-executor.ts';
import type { Outcome } from './agreement.ts';
import type { Operation } from './operations.ts';

/** A request to the core, with its outcome. */
export interface Sending {
  operation: Operation;
  userId: string;
  /** The idempotency key; a repeated request has the same key. */
  key: string;
  /** Its position among all decisions; the latest position if it was decided again. */
  sequence: number | undefined;
  /** The time passed to that decision. */
  at: Date;
  isRecalled: boolean;
  outcome: Outcome | undefined;
}

const answers = {
  request: transaction,
  decide: transaction,
  place: order,
  cancel: order,
  finance: z.object({ isFinanced: z.boolean() }),
  release: projectPayment,
  repay: projectPayment,
  distribute: distribution,
  close: distribution,
} as const;

/** An answer encoded by the contract, which leaves out hidden fields. */
export const onWire = (operation: Operation, answer: unknown) =>
  z.encode(answers[operation.kind] as z.ZodType, answer);

let sequence = 0;

export const hashOf = (operation: Operation) =>
  createHash('sha256').update(JSON.stringify(operation)).digest();

/** Wraps a command so that it records its sequence: the core decides commands one by one, under locks. */
function watched(command: Command<unknown>, sending: Sending): Command<unknown> {
  return {
    ...command,
    decide(world, context) {
      sequence += 1;
      sending.sequence = sequence;
      sending.at = context.now;
      return command.decide(world, context);
    },
  };
}

export async function send(ledger: Executor, sending: Sending, command: Command<unknown>): Promise<void> {
  const { operation, userId, key } = sending;
  const answer: z.ZodType = answers[operation.kind];
  const keyed = {
    userId,
    key,
    requestHash: hashOf(operation),
    encode: (value: unknown) => z.encode(answer, value),
    decode(stored: unknown) {
      sending.isRecalled = true;
      return z.decode(answer, stored);
    },
  };
  sending.outcome = await ledger.run(watched(command, sending), keyed).then(
    (value) => ({ answer: value }),
    (refusal: unknown) => ({ refusal }),
  );
}
