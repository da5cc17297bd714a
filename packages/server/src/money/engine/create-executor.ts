import { setTimeout as pause } from 'node:timers/promises';
import { isRetryable } from '../../kit/database/violations.ts';
import { ApiError } from '../../kit/errors.ts';
import { type KeyedRequest, KeyTaken } from '../../kit/idempotency/idempotency-keys.ts';
import type { Command } from './command.ts';
import { lockWorld } from './lock-world.ts';
import { contextOf, type Job, type MoneyServices, type Outcome, runBatch } from './run-batch.ts';

const batchSizeMax = 128;
const waitingMax = 10_000;
const attemptsMax = 6;
const pauseMsMax = 30;

/** The only way to move money. */
export interface Executor {
  run<Answer>(command: Command<Answer>, keyed: KeyedRequest<Answer>): Promise<Answer>;
  /** Returns the answer that a command would give, without writing anything. */
  preview<Answer>(command: Command<Answer>): Promise<Answer>;
}

interface Waiting extends Job {
  settle: (outcome: Outcome) => void;
}

class RolledBack extends Error {}

function isWorthRetrying(error: unknown): boolean {
  return error instanceof KeyTaken || isRetryable(error);
}

/** Runs a single job; retries when the database aborted the transaction or another request took the key. */
async function runAlone(services: MoneyServices, job: Waiting): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { outcomes, settled } = await runBatch(services, [job]);
      await settled();
      return job.settle(outcomes[0] as Outcome);
    } catch (error) {
      if (attempt === attemptsMax || !isWorthRetrying(error)) return job.settle({ refusal: error });
      await pause(Math.random() * pauseMsMax * attempt);
    }
  }
}

/**
 * Commands that arrive while batches are running wait for the next batch; without load each command runs at once,
 * alone. When many users invest in a popular project and need the same few rows, this turns their requests into a few
 * large transactions.
 */
export function createExecutor(services: MoneyServices): Executor {
  const queue: Waiting[] = [];
  // The embedded database has one connection: a second batch would only wait for the first.
  const lanes = services.database.kind === 'embedded' ? 1 : 2;
  let running = 0;

  async function runNext(batch: Waiting[]): Promise<void> {
    try {
      const { outcomes, settled } = await runBatch(services, batch);
      void settled().finally(() =>
        batch.forEach((job, index) => void job.settle(outcomes[index] as Outcome)),
      );
    } catch (error) {
      if (batch.length === 1 && !isWorthRetrying(error)) batch[0]?.settle({ refusal: error });
      // The database rejected one job, and we cannot tell which. Rerunning all is safe: the idempotency keys prevent
      // doing any twice.
      else for (const job of batch) await runAlone(services, job);
    }
  }

  function startBatches(): void {
    while (running < lanes && queue.length) {
      running += 1;
      void runNext(queue.splice(0, batchSizeMax)).finally(() => {
        running -= 1;
        startBatches();
      });
    }
  }

  return {
    run<Answer>(command: Command<Answer>, keyed: KeyedRequest<Answer>) {
      if (queue.length >= waitingMax) throw new ApiError('request.unavailable');
      return new Promise<Answer>((resolve, reject) => {
        const settle = (outcome: Outcome) =>
          'refusal' in outcome ? reject(outcome.refusal) : resolve(outcome.answer as Answer);
        queue.push({ command, keyed: keyed as KeyedRequest<unknown>, settle });
        startBatches();
      });
    },

    async preview<Answer>(command: Command<Answer>) {
      let answer: Answer | undefined;
      const rollback = services.database.db.transaction(async (transaction) => {
        const context = contextOf(services);
        const world = await lockWorld(transaction, [command.needs], context.now);
        answer = command.decide(world, context).answer;
        throw new RolledBack();
      });
      await rollback.catch((error) => {
        if (!(error instanceof RolledBack)) throw error;
      });
      return answer as Answer;
    },
  };
}
