import type { DemoManagerKey } from '../named-accounts.ts';

/** A customer beside the named accounts. */
export interface DemoCustomer {
  kind: 'individual' | 'company';
  /** What stands before `@example.com`. */
  address: string;
  name: string;
  surname: string | null;
  legalRepresentativeName?: string;
  gender?: 'Male' | 'Female' | 'Other';
  nationality: string;
  birthdayAt?: string;
  joinedDaysAgo: number;
  manager: DemoManagerKey | null;
  phone?: string;
  language?: 'en';
  emailUnconfirmed?: true;
  disabled?: true;
}
