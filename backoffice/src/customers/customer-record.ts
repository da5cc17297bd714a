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
import type { Wire } from '../providers/wire.ts';

export type CustomerRecord = Wire<typeof user>;
export type AccountDocumentRecord = Wire<typeof accountDocument>;
export type VerificationRecord = Wire<typeof verification>;
export type BankAccountRecord = Wire<typeof bankAccount>;
export type WalletRecord = Wire<typeof wallet>;
export type TransactionRecord = Wire<typeof transaction>;
export type TicketRecord = Wire<typeof ticket>;
export type OtpDeviceRecord = Wire<typeof totp>;

export function fullName({ name, surname }: Pick<CustomerRecord, 'name' | 'surname'>): string {
  return [name, surname].filter(Boolean).join(' ');
}

/** Staff also have an account, but no manager. */
export function isCustomer({ role }: Pick<CustomerRecord, 'role'>): boolean {
  return role === 'user';
}
