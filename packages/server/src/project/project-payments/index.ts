export { recordRepayment, releaseToPromoter } from './pay-promoter.ts';
export { projectOfProof } from './repository.ts';
export { registerProjectPayments } from './routes.ts';
export { projectPayments } from './table.ts';
