import { useFromAddress } from './use-from-address.ts';

const yes = () => true;

/** False in the server's HTML, true once the page's scripts work. */
export function useHydrated(): boolean {
  return useFromAddress(yes, false);
}
