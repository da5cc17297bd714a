import { Box, Breadcrumbs, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { LinkBase, useTranslate } from 'react-admin';

export interface Step {
  label: string;
  to: string;
}

interface PageHeadingProps {
  title: string;
  /** The parent pages, without the home page. */
  trail?: Step[];
  beside?: ReactNode;
  actions?: ReactNode;
}

// On a phone the breadcrumbs may take two lines, so the links need enough space to tap.
const trailLooks = {
  fontSize: '0.875rem',
  mb: 0.5,
  '& .MuiBreadcrumbs-li': { lineHeight: '1.5rem' },
} as const;

function Trail({ trail = [] }: Pick<PageHeadingProps, 'trail'>) {
  const translate = useTranslate();
  const steps = [{ label: translate('common.backoffice.home'), to: '/' }, ...trail];
  return (
    <Breadcrumbs aria-label={translate('common.backoffice.trail')} sx={trailLooks}>
      {steps.map(({ label, to }) => (
        <Link key={to} component={LinkBase} to={to} color="textSecondary" underline="hover">
          {label}
        </Link>
      ))}
    </Breadcrumbs>
  );
}

/** The heading of every page: breadcrumbs, the only h1, buttons, and the document title. */
export function PageHeading({ title, trail, beside, actions }: PageHeadingProps) {
  const translate = useTranslate();
  const isHome = !trail;
  return (
    <Box component="header" sx={{ mb: 2 }}>
      <title>{`${title} · ${translate('common.brand.name')}`}</title>
      {!isHome && <Trail trail={trail} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {beside}
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'end',
            gap: 1,
            ml: 'auto',
          }}
        >
          {actions}
        </Box>
      </Box>
    </Box>
  );
}
