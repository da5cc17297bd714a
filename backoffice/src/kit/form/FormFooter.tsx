import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** The buttons stay visible at the bottom of a long form. */
export function FormFooter({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        py: 2,
        mt: 1,
        maxWidth: 1080,
        backgroundColor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  );
}
