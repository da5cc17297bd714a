import { Box } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { type AskedAct, useWhenAsked } from './use-asked-act.ts';

interface FocusedWhenAskedProps {
  act: AskedAct;
  /** What gets the focus. */
  selector?: string;
  children: ReactNode;
}

const usable = 'button:not(:disabled), a[href]:not([aria-disabled=true])';

/** Focuses the button or field of an act if the user asked for it in the search. */
export function FocusedWhenAsked({ act, selector = usable, children }: FocusedWhenAskedProps) {
  const place = useRef<HTMLDivElement>(null);
  useWhenAsked(act, () => {
    const found = place.current?.querySelector<HTMLElement>(selector);
    found?.focus();
    found?.scrollIntoView?.({ block: 'center' });
    return Boolean(found);
  });
  return (
    <Box ref={place} sx={{ display: 'contents' }}>
      {children}
    </Box>
  );
}
