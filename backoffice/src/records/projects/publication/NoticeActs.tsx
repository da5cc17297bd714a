import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** The buttons of a notice, below its text, where they have room on a phone. */
export function NoticeActs({ children }: { children: ReactNode }) {
  if (!children) return null;
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>{children}</Box>;
}
