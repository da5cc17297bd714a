import { Box } from '@mui/material';
import { type DecisionAct, decisionKeys, useDeciding } from './deciding-context.ts';

const looks = {
  // Phones have no keyboard.
  display: { xs: 'none', md: 'inline-block' },
  ml: 1,
  px: 0.75,
  minWidth: '1.25rem',
  border: 1,
  borderColor: 'currentColor',
  borderRadius: 0.5,
  font: 'inherit',
  fontSize: '0.75rem',
  lineHeight: 1.5,
  textTransform: 'uppercase',
  textAlign: 'center',
  opacity: 0.85,
} as const;

/** A key drawn as on a keyboard. Hidden from screen readers, which read `aria-keyshortcuts`. */
export function Cap({ children }: { children: string }) {
  return (
    <Box component="kbd" aria-hidden sx={looks}>
      {children}
    </Box>
  );
}

/** The shortcut of a decision, shown on its button in work mode only. Money moves once Enter follows. */
export function KeyCap({ of: act, isMoney = false }: { of: DecisionAct; isMoney?: boolean }) {
  return useDeciding() ? <Cap>{`${decisionKeys[act]}${isMoney ? ' ↵' : ''}`}</Cap> : null;
}
