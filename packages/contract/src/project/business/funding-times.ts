import { z } from 'zod';
import { civilDate } from '../../shared/dates.ts';
import { fieldList } from '../../shared/field-list.ts';
import { moneyTotal } from '../../shared/money.ts';
import { id } from '../../shared/text.ts';

/** `open`: money is still missing. `unfunded`: the offer ended without its money. */
export const fundingStates = ['funded', 'open', 'unfunded'] as const;
export type FundingState = (typeof fundingStates)[number];

/** How long a project that was opened to investors took to get its money. */
export const fundingTime = z.object({
  projectId: id,
  projectName: z.string().meta({ example: 'Edificio Lavapiés' }),
  state: z.enum(fundingStates).meta({ example: 'funded' }),
  openedOn: civilDate.meta({ example: '2026-03-02' }),
  fundedOn: civilDate
    .nullable()
    .meta({ example: '2026-04-10', description: 'The day of the order that completed it.' }),
  days: z.int().meta({
    example: 39,
    description: 'From its opening until it was funded, until its offer ended, or until today.',
  }),
  target: moneyTotal.meta({ example: '450000.00' }),
  invested: moneyTotal.meta({ example: '450000.00' }),
});
export type FundingTime = z.output<typeof fundingTime>;

export const fundingTimeFieldList = fieldList({
  resource: 'fundingTimes',
  record: fundingTime,
  fields: {
    projectName: {},
    state: { words: 'overview.business.fundingStates' },
    openedOn: {},
    fundedOn: {},
    days: {},
    target: {},
    invested: {},
    projectId: { hidden: 'An id that nobody reads.' },
  },
});
