import type { DemoManagerKey } from '../named-accounts.ts';

/** A customer besides the named accounts. */
export interface DemoCustomer {
  kind: 'individual' | 'company';
  /** The part before `@example.com`. */
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
