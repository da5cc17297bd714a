import { runWithArrival } from '../../kit/arrival.ts';
import type { KeyedRequest } from '../../kit/idempotency/idempotency-keys.ts';
import { BatchQueue, type CommandWait } from './batch-queue.ts';
import type { Command } from './command.ts';
import { lockWorld } from './lock-world.ts';
import type { Load, QueueListener } from './queue-listener.ts';
import { contextOf, limitLocks, type MoneyServices } from './run-batch.ts';

/** The only way to move money. */
export interface Executor {
  run<Answer>(command: Command<Answer>, keyed: KeyedRequest<Answer>, wait?: CommandWait): Promise<Answer>;
  /** Returns the answer that a command would give, without writing anything. */
  preview<Answer>(command: Command<Answer>): Promise<Answer>;
  load(): Load;
  listen(listener: QueueListener): void;
}

class RolledBack extends Error {}

/** A preview that has to wait longer can be asked for again. */
const previewLockMs = 1_000;

async function previewOf<Answer>(services: MoneyServices, command: Command<Answer>): Promise<Answer> {
  let answer: Answer | undefined;
  const rollback = services.database.moneyDb.transaction(async (transaction) => {
    await limitLocks(transaction, services, previewLockMs);
    const context = contextOf(services);
    const world = await lockWorld(transaction, [command.needs], context.now);
    answer = command.decide(world, context).answer;
    throw new RolledBack();
  });
  await rollback.catch((error) => {
    if (!(error instanceof RolledBack)) throw error;
  });
  return answer as Answer;
}

export function createExecutor(services: MoneyServices): Executor {
  const queue = new BatchQueue(services);
  return {
    // A batch runs the commands of several requests, and so under the deadline of none.
    run: async <Answer>(command: Command<Answer>, keyed: KeyedRequest<Answer>, wait?: CommandWait) =>
      (await runWithArrival(undefined, () =>
        queue.add({ command, keyed: keyed as KeyedRequest<unknown> }, wait),
      )) as Answer,
    preview: (command) => previewOf(services, command),
    load: () => queue.load(),
    listen: (listener) => queue.listen(listener),
  };
}
