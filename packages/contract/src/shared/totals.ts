import { moneyTotal } from './money.ts';
import { flag } from './paging.ts';

/** Asks for the sums of a list besides its page. They are computed only then. */
export const getTotalAmount = flag
  .optional()
  .meta({ description: 'Adds the sums of all matches, not only of the page.' });

/** The sum of a field of all matches. */
export const sum = (description: string) => moneyTotal.optional().meta({ description });

/** The sum of a list whose amounts go one way. */
export const totalOfAll = { totalAmount: sum('With `getTotalAmount`: the sum of all matches.') };

/** The sums of a list whose amounts come in and go out. */
export const totalsOfBoth = {
  totalIn: sum('With `getTotalAmount`: what came in, of all matches.'),
  totalOut: sum('With `getTotalAmount`: what went out, of all matches.'),
};
