export * from './promotion-types.ts';
export * from './promotions.ts';
