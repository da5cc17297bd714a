import type { BankEntry } from '@semilla/contract';

export type EntryRecord = BankEntry & { id: string };
