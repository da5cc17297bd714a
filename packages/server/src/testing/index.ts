export { givenBankAccount, givenMedia, givenTransaction, givenVerification } from './account-records.ts';
export { Browser } from './browser.ts';
export { as, type Caller, halfSignedIn, signIn } from './callers.ts';
export { fileOf, formOf } from './forms.ts';
export { sendOverHttp, signedAsProvider, tellAsProvider } from './identity.ts';
export { type Beginner, beginner, decideAsProvider, sessionOf } from './identity-sessions.ts';
export { mailAbout, mailsTo, mailTo, tokenIn } from './mails.ts';
export {
  acceptedAccount,
  anInvestor,
  approve,
  askFor,
  giveMoney,
  makeInvestor,
  proofOfPayment,
  reject,
  transactionsUrl,
} from './money.ts';
export { newPhoto, newProject, newTicket, ticketUrl } from './platform-records.ts';
export { buildTestApp, type TestApp } from './test-app.ts';
export { until } from './until.ts';
export { newUser, testPassword, testTotpSecret, type UserGiven } from './users.ts';
