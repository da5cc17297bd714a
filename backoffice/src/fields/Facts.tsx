import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

// Narrower columns below `md`, where the menu takes part of the width.
const columns = { xs: 'repeat(auto-fill, minmax(9.5rem, 1fr))', md: 'repeat(auto-fill, minmax(13rem, 1fr))' };

interface FactsProps {
  title: string;
  children: ReactNode;
}

/** A card of related values, each under its label. */
export function Facts({ title, children }: FactsProps) {
  const translate = useTranslate();
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {translate(title)}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gap: 2, m: 0, gridTemplateColumns: columns }}>
        {children}
      </Box>
    </Card>
  );
}

interface FactProps {
  label: string;
  children: ReactNode;
  isWide?: boolean;
}

export function Fact({ label, children, isWide = false }: FactProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ gridColumn: isWide ? '1 / -1' : undefined, minWidth: 0 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {translate(label)}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {children}
      </Typography>
    </Box>
  );
}
