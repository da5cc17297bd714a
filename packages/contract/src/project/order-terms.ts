import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { money } from '../shared/money.ts';
import { termsVersion } from './order-rules.ts';

/** The terms that an investor accepts before an order. The order stores their version. */
export const orderTerms = z.object({
  version: z.string().meta({ example: termsVersion }),
  text: z.string().meta({
    example:
      'I have read and accept the mandate contracts, and confirm that my investments across all crowdfunding platforms do not exceed 10.000 €.',
    description: 'In the language of the request.',
  }),
  cap: money.nullable().meta({
    example: '10000.00',
    description:
      'What the terms say that an investor does not exceed on all platforms; null if they say nothing of it.',
  }),
});
export type OrderTerms = z.output<typeof orderTerms>;

export const orderTermsEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/project/order-terms',
    summary: 'The current terms, accepted with an order.',
    who: 'anyone',
    answer: orderTerms,
  }),
};
