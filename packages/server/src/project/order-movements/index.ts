export { registerOrderMovements } from './routes.ts';
export { sumFunded, sumMovements } from './sum-movements.ts';
export { orderMovements } from './table.ts';
