import { Box, Link } from '@mui/material';
import { useEffect, useRef } from 'react';
import { LinkBase } from 'react-admin';

interface LinkTabsProps {
  /** The accessible name of the navigation. */
  label: string;
  parts: { to: string; label: string }[];
  /** The address of the current page. */
  current: string;
}

const look = {
  px: 1.5,
  py: 1,
  borderBottom: 2,
  borderColor: 'transparent',
  color: 'text.secondary',
  fontSize: '0.875rem',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main' },
};

/** A row of links to related pages. It looks like tabs. */
export function LinkTabs({ label, parts, current }: LinkTabsProps) {
  const row = useRef<HTMLElement>(null);
  // On a phone the row scrolls to the current link, which may be out of view, or to its start if there is
  // none.
  useEffect(() => {
    if (!row.current) return;
    const link = current && row.current.querySelector<HTMLElement>('[aria-current]');
    row.current.scrollLeft = link ? link.offsetLeft - (row.current.clientWidth - link.clientWidth) / 2 : 0;
  }, [current]);
  return (
    <Box
      ref={row}
      component="nav"
      aria-label={label}
      sx={{
        position: 'relative',
        display: 'flex',
        overflowX: 'auto',
        borderBottom: 1,
        borderColor: 'divider',
        mb: 2,
      }}
    >
      {parts.map(({ to, label: name }) => (
        <Link
          key={to}
          component={LinkBase}
          to={to}
          underline="none"
          aria-current={to === current ? 'page' : undefined}
          sx={look}
        >
          {name}
        </Link>
      ))}
    </Box>
  );
}
