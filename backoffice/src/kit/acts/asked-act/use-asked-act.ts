import { useEffect } from 'react';
import { useLocation } from 'react-admin';

/** An act that the search opens on the page of its record. */
export type AskedAct =
  | 'approve'
  | 'reject'
  | 'answer'
  | 'finish'
  | 'reopen'
  | 'publish'
  | 'send'
  | 'duplicate'
  | 'assign'
  | 'export';

/** What a link passes to the page so that it begins an act. */
export const askingFor = (act: AskedAct) => ({ askedAct: act });

// The visits whose act has begun. Going back to such a page does not begin it again.
const begun = new Set<string>();

/**
 * Runs `begin` once for each visit that asks for the act. It returns false as long as the act cannot begin yet, and is then tried
 * again at the next rendering.
 */
export function useWhenAsked(act: AskedAct, begin: () => boolean): void {
  const { key, state } = useLocation();
  useEffect(() => {
    if (state?.askedAct !== act || key === undefined || begun.has(key)) return;
    if (begin()) begun.add(key);
  });
}
