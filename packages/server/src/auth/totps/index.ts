export { currentCode } from './codes.ts';
export { deleteTotps, hasConfirmedTotp } from './repository.ts';
export { registerTotps } from './routes.ts';
export { recoveryCodes, totps } from './table.ts';
