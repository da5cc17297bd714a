export { registerOrderMovements } from './routes.ts';
export { orderMovements } from './table.ts';
