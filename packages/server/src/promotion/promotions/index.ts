export { registerPromotions } from './routes.ts';
