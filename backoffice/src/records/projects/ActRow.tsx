import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export function ActRows({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: { xs: 2.5, sm: 1.5 } }}>
      {children}
    </Box>
  );
}

interface ActRowProps {
  /** The consequences of the act. */
  text: string;
  children: ReactNode;
}

/**
 * A button with a text about its consequences. On a phone the text is directly below its button, so nobody
 * takes it for the text of the next button.
 */
export function ActRow({ text, children }: ActRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { sm: 'center' },
        columnGap: 1.5,
        rowGap: 0.75,
      }}
    >
      {children}
      <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
        {text}
      </Typography>
    </Box>
  );
}
