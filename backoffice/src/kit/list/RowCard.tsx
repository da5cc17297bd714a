import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface RowCardProps {
  icon?: ReactNode;
  title: ReactNode;
  details: ReactNode;
  /** Shown at the end: a state, an amount, buttons. */
  children?: ReactNode;
}

/** A related record, on one line if the width allows. */
export function RowCard({ icon, title, details, children }: RowCardProps) {
  return (
    <Card sx={{ px: 2, py: 1.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      {icon && (
        <Box aria-hidden sx={{ display: 'flex', color: 'action.active' }}>
          {icon}
        </Box>
      )}
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="div" sx={{ fontWeight: 'medium' }}>
          {title}
        </Typography>
        <Typography variant="body2" component="div" color="textSecondary">
          {details}
        </Typography>
      </Box>
      {children && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, ml: 'auto' }}>
          {children}
        </Box>
      )}
    </Card>
  );
}
