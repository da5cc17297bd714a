export { registerFees } from './routes.ts';
export { sumFees } from './sum-fees.ts';
export { fees } from './table.ts';
