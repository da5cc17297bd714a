import type { BulkActState } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { bulkActRows } from '../../../src/schema/bulk-act-rows.ts';
import { bulkActs } from '../../../src/schema/bulk-acts.ts';
import { tickets } from '../../../src/schema/tickets.ts';
import type { Examples } from '../example.ts';
import { ticketOf } from '../records.ts';
import type { World } from '../world.ts';

/** A bulk act of the administrator on one customer, without a job. */
async function bulkActOf(world: World, state: BulkActState = 'done') {
  const { test, people } = world;
  const recordId = (await world.newOwner()).whole.userId;
  const hasEnded = state !== 'running';
  const [bulkAct] = await test.db
    .insert(bulkActs)
    .values({
      resource: 'users',
      act: 'disableUsers',
      values: {},
      state,
      startedById: people.admin.userId,
      endedAt: hasEnded ? test.clock.now : null,
      total: 1,
      done: hasEnded ? 1 : 0,
    })
    .returning();
  const bulkActId = bulkAct?.bulkActId as string;
  await test.db.insert(bulkActRows).values({
    bulkActId,
    recordId,
    position: 1,
    ...(hasEnded && { result: 'done', before: { disabled: false }, version: 2 }),
  });
  return { bulkActId, recordId };
}

const subject = (state?: BulkActState) => ({
  kind: 'subject' as const,
  given: async (world: World) => {
    const { bulkActId } = await bulkActOf(world, state);
    return { input: { params: { bulkActId } }, id: bulkActId };
  },
});

export const bulkActExamples = {
  'bulkActs.find': {
    kind: 'list',
    given: async (world) => ({ input: {}, mark: (await bulkActOf(world)).bulkActId }),
  },
  'bulkActs.export': {
    kind: 'list',
    given: async (world) => {
      const { bulkActId } = await bulkActOf(world);
      return { input: { query: { ids: [bulkActId] } }, mark: 'Desactivar clientes' };
    },
  },
  'bulkActs.findOne': subject(),
  'bulkActs.create': {
    kind: 'role',
    given: async (world) => {
      // A new customer, because each may have only a few open tickets.
      const { userId } = (await world.newOwner()).whole;
      const { title } = await ticketOf(world, userId);
      const other = await ticketOf(world, userId);
      const { people, test } = world;
      // Each member of staff reaches one of both tickets at least.
      await test.db
        .update(tickets)
        .set({ title: `${title} bis`, responsibleId: people.otherManager.userId })
        .where(eq(tickets.ticketId, other.ticketId));
      return {
        input: {
          body: { act: 'prioritizeTickets', values: { priority: 'high' }, filter: { title } },
        },
      };
    },
  },
  'bulkActs.stop': subject('running'),
  'bulkActs.undo': subject(),
  'bulkActRows.find': subject(),
  'bulkActRows.export': subject(),
} satisfies Partial<Examples>;
