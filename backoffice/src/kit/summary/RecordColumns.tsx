import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface RecordColumnsProps {
  /** The latest changes, beside the record on wide screens and below it on others. */
  side: ReactNode;
  children: ReactNode;
}

export function RecordColumns({ side, children }: RecordColumnsProps) {
  if (!side) return children;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      {side}
    </Box>
  );
}
