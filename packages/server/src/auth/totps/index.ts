export { currentCode } from './codes.ts';
export { deleteTotps, hasConfirmedTotp } from './repository.ts';
export { registerTotps } from './routes.ts';
export { totps } from './table.ts';
