import { Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import type { ActivityOf } from '../../api/record-types/audit-record.ts';

const LatestActivity = lazy(() => import('./LatestActivity.tsx'));

interface ActivityBesideProps {
  of: ActivityOf;
  /** The page with all of it. */
  to: string;
}

/** The latest changes of a record. They load by themselves, so that lists do not load the audit trail. */
export function ActivityBeside(props: ActivityBesideProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
      <LatestActivity {...props} />
    </Suspense>
  );
}
