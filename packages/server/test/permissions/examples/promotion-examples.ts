import { v1 } from '@semilla/contract';
import { buildNewPromotion } from '@semilla/contract/testing';
import type { Examples } from '../example.ts';
import { picture, unique } from '../records.ts';
import type { World } from '../world.ts';

// The promotion type for investors, from the seeded catalogue.
const promotionTypeId = '01900000-0000-7000-8000-000000000100';

const newPromotion = async () => ({
  ...buildNewPromotion({ promotionTypeId, title: unique('Sin comisión') }),
  imageLarge: await picture(900, 125),
  imageSmall: await picture(375, 125),
  images: [],
});

/** A promotion that is not shown yet, so that only staff see it. */
const promotion = async (world: World) => world.make(v1.promotions.create, { body: await newPromotion() });

export const promotionExamples = {
  'promotionTypes.find': { kind: 'role', given: async () => ({ input: {} }) },
  'promotions.find': {
    kind: 'list',
    isHidden: true,
    given: async (world) => {
      const { promotionId, title } = await promotion(world);
      return { input: { query: { name: title } }, mark: promotionId };
    },
  },
  'promotions.export': {
    kind: 'list',
    isHidden: true,
    given: async (world) => {
      const { title } = await promotion(world);
      return { input: { query: { name: title } }, mark: title };
    },
  },
  'promotions.findOne': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { promotionId } = await promotion(world);
      return { input: { params: { promotionId } }, id: promotionId };
    },
  },
  'promotions.create': { kind: 'role', given: async () => ({ input: { body: await newPromotion() } }) },
  'promotions.edit': {
    kind: 'subject',
    given: async (world) => {
      const { promotionId } = await promotion(world);
      const body = { title: unique('Otoño'), images: [] };
      return { input: { params: { promotionId }, body }, id: promotionId };
    },
  },
  'promotions.delete': {
    kind: 'subject',
    given: async (world) => {
      const { promotionId } = await promotion(world);
      return { input: { params: { promotionId } }, id: promotionId };
    },
  },
} satisfies Partial<Examples>;
