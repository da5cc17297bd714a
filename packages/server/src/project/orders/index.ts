export { registerOrders } from './routes.ts';
export { orders } from './table.ts';
