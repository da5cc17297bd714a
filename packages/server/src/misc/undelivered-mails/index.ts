export { maskAddress, undeliveredMailsOf } from './keep-given-up.ts';
export { countGivenUp, forgetOldMails } from './repository.ts';
export { registerUndeliveredMails } from './routes.ts';
export { undeliveredMails } from './table.ts';
