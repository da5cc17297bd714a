import { runWithArrival } from '../../kit/arrival.ts';
import type { KeyedRequest } from '../../kit/idempotency/idempotency-keys.ts';
import type { CommandWait } from './batch.ts';
import { BatchQueue } from './batch-queue.ts';
import type { Command } from './command.ts';
import { readWorld } from './lock-world.ts';
import type { Load, QueueListener } from './queue-listener.ts';
import { contextOf, type MoneyServices } from './run-batch.ts';

/** The only way to move money. */
export interface Executor {
  run<Answer>(command: Command<Answer>, keyed: KeyedRequest<Answer>, wait?: CommandWait): Promise<Answer>;
  /** Returns the answer that a command would give, without writing anything. */
  preview<Answer>(command: Command<Answer>): Promise<Answer>;
  load(): Load;
  listen(listener: QueueListener): void;
}

/** A single snapshot is consistent without locks. */
const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** Uses a connection for reads and no locks, so that previews never delay money. */
async function previewOf<Answer>(services: MoneyServices, command: Command<Answer>): Promise<Answer> {
  return services.database.db.transaction(async (tx) => {
    const context = contextOf(services);
    return command.decide(await readWorld(tx, command.needs, context.now), context).answer;
  }, snapshot);
}

export function createExecutor(services: MoneyServices): Executor {
  const queue = new BatchQueue(services);
  return {
    // A batch runs the commands of several requests, so no single request's deadline may apply to it.
    run: async <Answer>(command: Command<Answer>, keyed: KeyedRequest<Answer>, wait?: CommandWait) =>
      (await runWithArrival(undefined, () =>
        queue.add({ command, keyed: keyed as KeyedRequest<unknown> }, wait),
      )) as Answer,
    preview: (command) => previewOf(services, command),
    load: () => queue.load(),
    listen: (listener) => queue.listen(listener),
  };
}
