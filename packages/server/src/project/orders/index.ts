export { activateOrders } from './activate-orders.ts';
export { findOrder } from './repository.ts';
export { registerOrders } from './routes.ts';
export { orders } from './table.ts';
