import { useEffect } from 'react';
import { useFromAddress } from '../ui/use-from-address.ts';

let taken: string | undefined;

function linkToken(): string {
  taken ??= new URLSearchParams(location.search).get('token') ?? '';
  return taken;
}

/**
 * Reads the token of a mail link and removes it from the address, so that it stays neither in the history nor on a shared screen.
 */
export function useLinkToken(): string | undefined {
  const token = useFromAddress<string | undefined>(linkToken, undefined);
  useEffect(() => {
    if (token) history.replaceState(null, '', location.pathname);
  }, [token]);
  return token;
}
