export { activateOrders } from './activate-orders.ts';
export { cancelOrder } from './cancel-order.ts';
export { financedNotices } from './financed-notices.ts';
export { placeOrder } from './place-order.ts';
export { findOrder } from './repository.ts';
export { registerOrders } from './routes.ts';
export { orders } from './table.ts';
