import { z } from 'zod';
import { bookingReasons } from '../approvals/second-person.ts';
import { moneyTotal } from '../shared/money.ts';

/** What booking a movement takes of the caller. No reasons if it is booked already. */
export const bankEntryBookingNeeds = z.object({
  secondPersonFor: z.array(z.enum(bookingReasons)).meta({
    example: ['unknownOwner'],
    description: 'Why a second person must approve it too; empty if the caller alone may.',
  }),
  leftToday: moneyTotal.meta({
    example: '41500.00',
    description: 'What the caller may still approve alone within 24 hours.',
  }),
});
