import type { FastifyInstance } from 'fastify';
import { findRunning } from './queries.ts';
import { laterLettersQueue, sendLaterLetters } from './send-later-letters.ts';
import { workOnGroup } from './work-on-group.ts';

export const bulkActsQueue = 'bulk-acts';

/** Continues bulk acts whose process ended, or whose job failed too often. */
export async function continueBulkActs({ services }: FastifyInstance): Promise<void> {
  const { jobs, database } = services;
  for (const bulkActId of await findRunning(database.db))
    await jobs.enqueue(database.writeDb, bulkActsQueue, { bulkActId });
}

/** Starts the jobs of bulk acts. A process that stops ends its group and leaves the rest to another. */
export async function runBulkActs(app: FastifyInstance): Promise<void> {
  const { jobs, database } = app.services;
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onReady', async () => {
    await jobs.handle(bulkActsQueue, async (data) => {
      const { bulkActId } = data as { bulkActId: string };
      while (await workOnGroup(app, bulkActId))
        if (isStopping) return jobs.enqueue(database.writeDb, bulkActsQueue, { bulkActId });
    });
    await jobs.handle(laterLettersQueue, (data, attempt) =>
      sendLaterLetters(app.services, data as Parameters<typeof sendLaterLetters>[1], attempt),
    );
  });
}
