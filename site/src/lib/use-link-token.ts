import { useEffect } from 'react';
import { useFromAddress } from '../ui/use-from-address.ts';

let taken: string | undefined;

function linkToken(): string {
  taken ??= new URLSearchParams(location.search).get('token') ?? '';
  return taken;
}

/** The token of a mail's link, taken out of the address so that it stays in no history and on no shared screen. */
export function useLinkToken(): string | undefined {
  const token = useFromAddress<string | undefined>(linkToken, undefined);
  useEffect(() => {
    if (token) history.replaceState(null, '', location.pathname);
  }, [token]);
  return token;
}
