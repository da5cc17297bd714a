import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** What can be done with a project now, one under the other. */
export function ActRows({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: { xs: 2.5, sm: 1.5 } }}>
      {children}
    </Box>
  );
}

interface ActRowProps {
  /** What follows from it. */
  text: string;
  /** Its button. */
  children: ReactNode;
}

/** A button with what follows from pressing it: beside it, on a phone right below it, so that it is not taken for that of the next one. */
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
