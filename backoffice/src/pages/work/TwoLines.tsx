import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface TwoLinesProps {
  title: ReactNode;
  detail: ReactNode;
  /** Shown at the end of the second line, for example an amount. */
  aside?: ReactNode;
}

const atMostTwoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;

/** A line of the work mode list. */
export function TwoLines({ title, detail, aside }: TwoLinesProps) {
  return (
    <>
      <Typography noWrap>{title}</Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography variant="body2" color="textSecondary" sx={atMostTwoLines}>
          {detail}
        </Typography>
        {aside && <Typography sx={{ whiteSpace: 'nowrap', fontWeight: 'medium' }}>{aside}</Typography>}
      </Box>
    </>
  );
}
