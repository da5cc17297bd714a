import type { DemoManagerKey } from '../named-accounts.ts';

/** A customer who is not a named account. */
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
  /** The first step towards an order that this customer does not take. Customers without this field may invest. */
  stopsBefore?: 'mailConfirmed' | 'tested' | 'deposited' | 'invested' | undefined;
}
