import { Box, Card, Typography } from '@mui/material';
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
      <FactList>{children}</FactList>
    </Card>
  );
}

/** Related values without a card of their own. */
export function FactList({ children }: Pick<FactsProps, 'children'>) {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', columnGap: 2, rowGap: 0, m: 0, mb: -2, gridTemplateColumns: columns }}
    >
      {children}
    </Box>
  );
}

// Values stay in line when only some of the labels beside each other take two lines.
const inTwoRows = { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', minWidth: 0 };

interface FactProps {
  label: string;
  children: ReactNode;
  isWide?: boolean;
}

export function Fact({ label, ...fact }: FactProps) {
  const translate = useTranslate();
  return <TitledFact title={translate(label)} {...fact} />;
}

/** A fact with a title that is no message key. */
export function TitledFact({
  title,
  children,
  isWide = false,
}: Omit<FactProps, 'label'> & { title: string }) {
  return (
    <Box sx={{ ...inTwoRows, gridColumn: isWide ? '1 / -1' : undefined }}>
      <Typography component="dt" variant="body2" color="textSecondary" sx={{ alignSelf: 'end' }}>
        {title}
      </Typography>
      <Typography
        component="dd"
        sx={{ m: 0, mb: 2, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
      >
        {children}
      </Typography>
    </Box>
  );
}
