export { registerFees } from './routes.ts';
export { fees } from './table.ts';
