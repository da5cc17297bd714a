import { z } from 'zod';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { money } from '../shared/money.ts';
import { entryStates } from './entry-rules.ts';
import { investorKinds } from './investor-criteria.ts';

/** How the platform currently treats an investor, and what their orders require. */
export const investorProfile = z.object({
  kind: z.enum(investorKinds).meta({ example: 'non-sophisticated' }),
  kindUntil: civilDate.nullable().meta({ example: null, description: 'The last day of another kind.' }),
  entryTest: z.enum(entryStates).meta({ example: 'passed' }),
  entryTestUntil: civilDate.nullable().meta({ description: 'The last day on which the latest test counts.' }),
  entryTestAgainAt: instant.nullable().meta({
    example: null,
    description: 'When the test may be taken again after it was failed; null if it may be now.',
  }),
  needsAcknowledgement: z.boolean().meta({
    example: false,
    description: 'Whether the risk warning has to be acknowledged before an order.',
  }),
  warning: z.object({
    version: z.string().meta({ example: '2022-2114-4' }),
    lead: z.string().meta({
      example: 'Crowdfunding services may be inappropriate for you.',
      description: 'Why the investor is warned, shown above the text of the law.',
    }),
    text: z.string().meta({
      example:
        'An investment in a crowdfunding project includes the risk of losing the entirety of the money invested.',
    }),
  }),
  lossResult: money.nullable().meta({
    example: '3100.00',
    description: 'The result of the latest simulation of losses; null if there is none that counts.',
  }),
  lossResultUntil: civilDate.nullable(),
  threshold: money.meta({
    example: '1550.00',
    description: 'Above it an order needs a warning and consent.',
  }),
});
export type InvestorProfile = z.output<typeof investorProfile>;

export const investorProfilesEndpoints = {
  findOwn: endpoint({
    method: 'GET',
    path: '/v1/account/investor-profile',
    summary: 'How the caller is treated as an investor.',
    who: 'investorKinds.create',
    answer: investorProfile,
  }),
};
