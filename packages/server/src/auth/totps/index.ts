export { currentCode } from './codes.ts';
export { deleteTotps, deleteUnconfirmedTotps, hasConfirmedTotp } from './repository.ts';
export { registerTotps } from './routes.ts';
export { totps } from './table.ts';
