import { z } from 'zod';
import { civilDate } from '../shared/dates.ts';
import { moneyTotal } from '../shared/money.ts';
import { id } from '../shared/text.ts';
import { loanStates } from './lateness.ts';

/** Whether the owner of a project pays as agreed. */
export const loanState = z.object({
  projectId: id,
  state: z.enum(loanStates).meta({ example: 'late' }),
  daysLate: z
    .int()
    .meta({ example: 16, description: 'Of the payment that is missing for longest; 0 if none is.' }),
  lateSince: civilDate.nullable().meta({ description: 'The day on which that payment was due.' }),
  missing: moneyTotal.meta({ example: '12750.00', description: 'Missing of all payments that are late.' }),
  defaultedOn: civilDate.nullable().meta({ example: null, description: 'Since when it is in default.' }),
  owed: moneyTotal.meta({ example: '0.00', description: 'What the owner owed when it defaulted.' }),
  recovered: moneyTotal.meta({ example: '0.00', description: 'What the owner has paid since then.' }),
});
export type LoanStateAnswer = z.output<typeof loanState>;

/** The same for an investor, whose part of it follows from what they invested. */
export const ownLoanState = loanState.extend({
  invested: moneyTotal.meta({ description: 'By all investors of the project.' }),
});
export type OwnLoanState = z.output<typeof ownLoanState>;
