import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { lookUpPaging, page } from '../shared/paging.ts';
import { id } from '../shared/text.ts';

/** The audience of a promotion: investors or managers. */
export const promotionTypeNames = ['Retail', 'Manager'] as const;
export type PromotionTypeName = (typeof promotionTypeNames)[number];

export const promotionType = z.object({
  promotionTypeId: id,
  name: z.enum(promotionTypeNames).meta({ example: 'Retail' }),
});
export type PromotionType = z.output<typeof promotionType>;

export const promotionTypesEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/promotion/promotion-types',
    summary: 'The promotion types: who a promotion is for.',
    who: 'anyone',
    query: lookUpPaging,
    answer: page(promotionType),
  }),
};
