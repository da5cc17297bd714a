export { createWallet, wallets } from './wallets/index.ts';
