import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { writtenWholeNumber } from '../shared/whole-number.ts';

/** How long the server remembers changes, so that a page that connects gets the changes since it was loaded. */
export const rememberedMs = 60_000;

/** All topics: the caller may have missed changes and must reload everything. */
export const everything = '*';

/**
 * An event names topics but has no records: a client that receives it requests the records of its topics
 * again.
 */
export const liveEvent = z.object({
  topics: z.array(z.string()).meta({
    example: ['transactions', 'wallets'],
    description:
      'What changed, by the first part of the names of its operations: `wallets` for `wallets.find`. `*` means that everything may have changed.',
  }),
  ids: z
    .array(z.string())
    .optional()
    .meta({
      example: ['019a2f6e-6f0a-7c3e-8a55-0d5c1f0f9e11'],
      description: 'The changed records. Missing if there are many, or if the caller may not know them.',
    }),
});
export type LiveEvent = z.output<typeof liveEvent>;

export const eventsEndpoints = {
  follow: endpoint({
    method: 'GET',
    path: '/v1/events',
    summary: 'Says, as it happens, what changed of that which the caller may read, without saying how.',
    who: 'events.follow',
    query: z.strictObject({
      missedMs: writtenWholeNumber(0, rememberedMs).optional().meta({
        description: 'For how long the caller has heard nothing; what changed in that time is said first.',
      }),
    }),
    answerKind: 'events',
  }),
};
