import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { wallet } from '../wallet/wallets.ts';

/** What every page shows of the caller. One answer, because each page of the site asks for it. */
export const ownSummary = z.object({
  wallet: wallet.nullable().meta({ description: 'The own wallet; null for staff, who have none.' }),
  unreadTickets: z
    .int()
    .min(0)
    .meta({ example: 1, description: 'Tickets with news the caller has not read.' }),
  unreadMessages: z.int().min(0).meta({ example: 2, description: 'In the own inbox; 0 for staff.' }),
});
export type OwnSummary = z.output<typeof ownSummary>;

export const ownSummariesEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/overview/own-summary',
    summary: 'The caller’s wallet, and how many of their messages and tickets are unread.',
    who: 'profile.read',
    answer: ownSummary,
  }),
};
