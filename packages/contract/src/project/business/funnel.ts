import { z } from 'zod';
import { fieldList } from '../../shared/field-list.ts';
import { share } from '../../shared/percent.ts';
import { funnelSteps } from './funnel-steps.ts';

/** How many of the customers who registered in a period have come at least as far as a step. */
export const reachedStep = z.object({
  step: z.enum(funnelSteps).meta({ example: 'identityVerified' }),
  customers: z.int().meta({ example: 310 }),
  share: share.meta({ example: '62.00', description: 'Of all who registered.' }),
  shareOfBefore: share.meta({ example: '81.58', description: 'Of those who reached the step before.' }),
  medianDays: z.int().nullable().meta({
    example: 1,
    description:
      'Half of them took at most this many days since the step before; null without such customers.',
  }),
});
export type ReachedStep = z.output<typeof reachedStep>;

export const funnelFieldList = fieldList({
  resource: 'funnel',
  record: reachedStep,
  fields: {
    step: { words: 'overview.business.steps' },
    customers: {},
    share: {},
    shareOfBefore: {},
    medianDays: {},
  },
});
