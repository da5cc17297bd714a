import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../database/types.ts';
import { isRetryable } from '../../database/violations.ts';
import { ApiError } from '../../errors.ts';
import { type KeyedRequest, KeyTaken } from '../../idempotency/index.ts';
import type { Command } from './command.ts';
import { lockWorld } from './lock-world.ts';
import { contextOf, type Job, type LedgerServices, type Outcome, runBatch } from './run-batch.ts';

const batchSizeMax = 128;
const waitingMax = 10_000;
const attemptsMax = 6;
const pauseMsMax = 30;

/** The one way to move money. */
export interface Ledger {
  run<Answer>(command: Command<Answer>, keyed: KeyedRequest<Answer>): Promise<Answer>;
  /** What a command would do, without doing it. */
  preview<Answer>(command: Command<Answer>): Promise<Answer>;
}

interface Waiting extends Job {
  settle: (outcome: Outcome) => void;
}

class RolledBack extends Error {}

function mayBeTriedAgain(error: unknown): boolean {
  return error instanceof KeyTaken || isRetryable(error);
}

/** Tries a batch of one until it is through; what the database ends for no fault of its own begins again. */
async function runAlone(services: LedgerServices, job: Waiting): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { outcomes, settled } = await runBatch(services, [job]);
      await settled();
      return job.settle(outcomes[0] as Outcome);
    } catch (error) {
      if (attempt === attemptsMax || !mayBeTriedAgain(error)) return job.settle({ refusal: error });
      await pause(Math.random() * pauseMsMax * attempt);
    }
  }
}

/**
 * Commands that arrive while others are under way wait for the next batch; with no load each runs at once, alone. That
 * turns the rush on a popular project, where everybody waits for the same few rows, into a few large transactions.
 */
export function createLedger(services: LedgerServices): Ledger {
  const waiting: Waiting[] = [];
  // The embedded database has one connection: a second batch would only wait for the first.
  const lanes = services.database.kind === 'embedded' ? 1 : 2;
  let underWay = 0;

  async function runNext(batch: Waiting[]): Promise<void> {
    try {
      const { outcomes, settled } = await runBatch(services, batch);
      void settled().finally(() =>
        batch.forEach((job, index) => void job.settle(outcomes[index] as Outcome)),
      );
    } catch (error) {
      if (batch.length === 1 && !mayBeTriedAgain(error)) batch[0]?.settle({ refusal: error });
      // One of them was refused by the database, and nobody knows which. Their keys see to it that none is done twice.
      else for (const job of batch) await runAlone(services, job);
    }
  }

  function pump(): void {
    while (underWay < lanes && waiting.length) {
      underWay += 1;
      void runNext(waiting.splice(0, batchSizeMax)).finally(() => {
        underWay -= 1;
        pump();
      });
    }
  }

  return {
    run<Answer>(command: Command<Answer>, keyed: KeyedRequest<Answer>) {
      if (waiting.length >= waitingMax) throw new ApiError('request.unavailable');
      return new Promise<Answer>((resolve, reject) => {
        const settle = (outcome: Outcome) =>
          'refusal' in outcome ? reject(outcome.refusal) : resolve(outcome.answer as Answer);
        waiting.push({ command, keyed: keyed as KeyedRequest<unknown>, settle });
        pump();
      });
    },

    async preview<Answer>(command: Command<Answer>) {
      let answer: Answer | undefined;
      const looking = services.database.db.transaction(async (transaction) => {
        const world = await lockWorld(transaction as unknown as Db, [command.needs]);
        answer = command.decide(world, contextOf(services)).answer;
        throw new RolledBack();
      });
      await looking.catch((error) => {
        if (!(error instanceof RolledBack)) throw error;
      });
      return answer as Answer;
    },
  };
}
