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
  otherTexts: z
    .object({
      aboveCap: z.string().meta({ example: 'I know that with this order I am above 10.000 €.' }),
      experienced: z.string().meta({ example: 'I know that the guidance is not meant for me.' }),
    })
    .nullable()
    .meta({
      description:
        'The texts for investors above the cap, and for sophisticated and professional ones, in place of `text`; an order names the one that was shown as `termsText`. Null without a cap.',
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
