export { registerPromotions } from './routes.ts';
export { promotions } from './table.ts';
