import { z } from 'zod';
import { civilDate } from '../shared/dates.ts';
import { moneyTotal } from '../shared/money.ts';
import { id } from '../shared/text.ts';

/**
 * What a financed project needs of staff today, the most urgent first: its promoter is late; money recovered after a
 * default, or a payment that is due, is to be distributed; the promoter is to be paid.
 */
export const loanTasks = ['late', 'recovered', 'delivery', 'release'] as const;

export const loanTask = z.object({
  projectId: id,
  projectName: z.string().meta({ example: 'Edificio Lavapiés' }),
  task: z.enum(loanTasks).meta({ example: 'late' }),
  amount: moneyTotal.meta({ example: '6440.00', description: 'What is missing, or what is to be moved.' }),
  dueOn: civilDate.meta({ description: 'Since when.' }),
  daysLate: z.int().meta({ example: 16, description: 'Of the promoter; 0 for other tasks.' }),
});
export type LoanTask = z.output<typeof loanTask>;
