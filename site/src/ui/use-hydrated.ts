import { useFromAddress } from './use-from-address.ts';

const yes = () => true;

/** False in the HTML that the server sent, true once script can act on what a person does. */
export function useHydrated(): boolean {
  return useFromAddress(yes, false);
}
