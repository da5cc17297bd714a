import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface TwoLinesProps {
  title: ReactNode;
  detail: ReactNode;
  /** At the end of the first line, such as an amount. */
  aside?: ReactNode;
}

/** A record in the list of its queue. */
export function TwoLines({ title, detail, aside }: TwoLinesProps) {
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
        <Typography noWrap sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {aside && <Typography sx={{ whiteSpace: 'nowrap', fontWeight: 'medium' }}>{aside}</Typography>}
      </Box>
      <Typography noWrap variant="body2" color="textSecondary">
        {detail}
      </Typography>
    </>
  );
}
