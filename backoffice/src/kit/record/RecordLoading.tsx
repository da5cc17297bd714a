import { Skeleton } from '@mui/material';

/** Placeholder for a record's page while it loads. */
export function RecordLoading() {
  return (
    <div aria-busy="true">
      <Skeleton width={220} />
      <Skeleton width="min(100%, 420px)" height={52} />
      <Skeleton width="100%" height={48} sx={{ mb: 2 }} />
      <Skeleton variant="rounded" height={360} />
    </div>
  );
}
