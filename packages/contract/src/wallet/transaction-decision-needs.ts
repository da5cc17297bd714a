import { z } from 'zod';
import { secondPersonReasons } from '../approvals/second-person.ts';
import { moneyTotal } from '../shared/money.ts';
import { bookedDeposit } from './booked-deposits.ts';

/** What the approval of a transaction takes. Empty lists if it is decided already. */
export const transactionDecisionNeeds = z.object({
  secondPersonFor: z.array(z.enum(secondPersonReasons)).meta({
    example: ['unproven'],
    description: 'Why a second person must approve it too; empty if the caller alone may.',
  }),
  leftToday: moneyTotal.meta({
    example: '41500.00',
    description: 'What the caller may still approve alone within 24 hours.',
  }),
  isInPaymentFile: z.boolean().meta({
    example: false,
    description: 'Whether a payment file pays it, so that nobody decides it by hand.',
  }),
  isMaybePaid: z.boolean().meta({
    example: false,
    description: 'Whether the bank may have made its payment, so that it is not decided yet.',
  }),
  bookedDeposits: z.array(bookedDeposit).meta({
    description:
      'Deposits of the same customer and amount that movements of the bank of the last 60 days prove. It may be one of them.',
  }),
});
export type TransactionDecisionNeeds = z.output<typeof transactionDecisionNeeds>;
