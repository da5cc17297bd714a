import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import { onlyHere } from './only-here.ts';

interface PlaceLinkProps {
  to: string;
  children: ReactNode;
}

/** A link to the page of a record. The children are its label. */
export function PlaceLink({ to, children }: PlaceLinkProps) {
  return (
    <Link
      component={LinkBase}
      to={to}
      onClick={onlyHere}
      color="textPrimary"
      underline="hover"
      sx={{ fontWeight: 'medium', overflowWrap: 'anywhere' }}
    >
      {children}
    </Link>
  );
}
