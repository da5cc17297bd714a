import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';

/** A project that closes to investors within so many days is about to end. */
export const endingSoonDays = 14;

/** How much there is to look after, each as its list counts it. */
export const waiting = z.object({
  transactions: z.int().meta({ example: 4, description: 'Pending ones.' }),
  verifications: z.int().meta({ example: 2, description: 'Completed ones that nobody has decided on.' }),
  bankAccounts: z.int().meta({ example: 3, description: 'Pending ones.' }),
  tickets: z.int().meta({ example: 5, description: 'Those that nobody of staff has read.' }),
  projects: z.int().meta({
    example: 1,
    description: `Open ones that end within ${endingSoonDays} days; to a manager, those they manage.`,
  }),
  mails: z.int().meta({ example: 1, description: 'Those given up; administrators alone see them.' }),
});
export type Waiting = z.output<typeof waiting>;

export const waitingEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/overview/waiting',
    summary: 'How much waits for staff: all of it, or what is of one’s customers and projects.',
    who: 'overview.read',
    answer: waiting,
  }),
};
