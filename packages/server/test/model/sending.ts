import { createHash } from 'node:crypto';
import { distribution, order, projectPayment, transaction } from '@semilla/contract';
import { z } from 'zod';
import type { Command } from '../../src/money/engine/command.ts';
import type { Executor } from '../../src/money/engine/create-executor.ts';
import type { Said } from './agreement.ts';
import type { Operation } from './operations.ts';

/** An operation on its way to the core, and what became of it. */
export interface Sending {
  asked: Operation;
  userId: string;
  /** Of the request; the same again is the same request. */
  key: string;
  /** Its place among all decisions, the last of them where it had to be decided again. */
  sequence: number | undefined;
  /** When that decision was made, by the clock that it was given. */
  at: Date;
  isRecalled: boolean;
  said: Said | undefined;
}

const answers = {
  request: transaction,
  decide: transaction,
  place: order,
  cancel: order,
  release: projectPayment,
  repay: projectPayment,
  distribute: distribution,
  close: distribution,
} as const;

/** An answer as it goes over the wire, where what nobody is told is left out. */
export const onWire = (asked: Operation, answer: unknown) =>
  z.encode(answers[asked.kind] as z.ZodType, answer);

let sequence = 0;

export const hashOf = (asked: Operation) => createHash('sha256').update(JSON.stringify(asked)).digest();

/** The command, which tells of itself when it is decided: the core decides one after the other, under locks. */
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
  const { asked, userId, key } = sending;
  const answer: z.ZodType = answers[asked.kind];
  const keyed = {
    userId,
    key,
    requestHash: hashOf(asked),
    encode: (value: unknown) => z.encode(answer, value),
    decode(stored: unknown) {
      sending.isRecalled = true;
      return z.decode(answer, stored);
    },
  };
  sending.said = await ledger.run(watched(command, sending), keyed).then(
    (value) => ({ answer: value }),
    (refusal: unknown) => ({ refusal }),
  );
}
