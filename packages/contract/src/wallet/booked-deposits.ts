import { z } from 'zod';
import { civilDate } from '../shared/dates.ts';
import { positiveMoney } from '../shared/money.ts';
import { id } from '../shared/text.ts';

/** A deposit that a bank movement proves, with the same customer and amount as a pending one. */
export const bookedDeposit = z.object({
  transactionId: id,
  amount: positiveMoney.meta({ example: '500.00' }),
  bookedOn: civilDate.meta({
    example: '2026-03-02',
    description: 'The day on which the bank booked the movement.',
  }),
});
export type BookedDeposit = z.output<typeof bookedDeposit>;
