import type {
  accountDocument,
  bankAccount,
  ticket,
  totp,
  transaction,
  user,
  verification,
  wallet,
} from '@semilla/contract';
import type { RecordOf } from '../as-record-value.ts';

export type CustomerRecord = RecordOf<typeof user>;
export type AccountDocumentRecord = RecordOf<typeof accountDocument>;
export type VerificationRecord = RecordOf<typeof verification>;
export type BankAccountRecord = RecordOf<typeof bankAccount>;
export type WalletRecord = RecordOf<typeof wallet>;
export type TransactionRecord = RecordOf<typeof transaction>;
export type TicketRecord = RecordOf<typeof ticket>;
export type OtpDeviceRecord = RecordOf<typeof totp>;

export function fullName({ name, surname }: Pick<CustomerRecord, 'name' | 'surname'>): string {
  return [name, surname].filter(Boolean).join(' ');
}

/** Whether the account belongs to a customer. Staff have accounts too, but no manager. */
export function isCustomer({ role }: Pick<CustomerRecord, 'role'>): boolean {
  return role === 'user';
}
