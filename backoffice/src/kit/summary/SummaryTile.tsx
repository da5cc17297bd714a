import { Box, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface SummaryTileProps {
  title: string;
  /** Undefined while loading: the tile then has the height that it will have. */
  children: ReactNode;
  isPending?: boolean;
}

/** A part of a summary: a small heading, and one answer. */
export function SummaryTile({ title, children, isPending = false }: SummaryTileProps) {
  const translate = useTranslate();
  return (
    <Box component="section" sx={{ minWidth: 0, minHeight: { xs: 60, sm: 92 } }}>
      <Typography
        component="h2"
        variant="body2"
        color="textSecondary"
        sx={{ mb: 0.5, fontWeight: 'medium', overflowWrap: 'anywhere' }}
      >
        {translate(title)}
      </Typography>
      {isPending ? (
        <div aria-busy="true">
          <Skeleton width="60%" height={30} />
          <Skeleton width="80%" />
        </div>
      ) : (
        children
      )}
    </Box>
  );
}

/** Tiles beside each other, or below each other on a phone. */
export function SummaryTiles({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, sm: 3 },
        pt: 2,
        borderTop: 1,
        borderColor: 'divider',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}
