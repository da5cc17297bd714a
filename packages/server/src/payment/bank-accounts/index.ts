export { noteOn } from './audit-note.ts';
export { bankAccountLetter, decisionLetter } from './letters.ts';
export { countPendingBankAccounts, hasPendingBankAccount } from './pending.ts';
export { registerBankAccounts } from './routes.ts';
export { bankAccounts } from './table.ts';
