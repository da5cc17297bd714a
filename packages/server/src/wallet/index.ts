export { hasPendingTransaction, isBankAccountUsed, transactions } from './transactions/index.ts';
export { createWallet, wallets } from './wallets/index.ts';
