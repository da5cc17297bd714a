import { z } from 'zod';
import { yearlyReturn } from '../shared/percent.ts';
import { loanStates } from './lateness.ts';

/** What became of the money of a project, for everyone to read beside what was announced. */
export const projectOutcome = z.object({
  loan: z.enum(loanStates).meta({
    example: 'onTime',
    description: 'Whether the promoter pays as agreed; a loan in default stays so, also if it is closed.',
  }),
  actualProfitability: yearlyReturn.nullable().meta({
    description:
      'The money-weighted return a year of a closed project, after fees and before tax; null before, and if it cannot be told.',
  }),
});
export type ProjectOutcome = z.output<typeof projectOutcome>;
