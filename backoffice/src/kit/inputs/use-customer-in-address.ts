import { useLocation } from 'react-admin';

/** The customer named in the address, if the user comes from that customer's page or from the search. */
export function useCustomerInAddress(): string | undefined {
  return new URLSearchParams(useLocation().search).get('userId') ?? undefined;
}
