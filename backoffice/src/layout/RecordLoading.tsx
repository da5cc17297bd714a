import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';

/** The shape of a record's page while it loads. */
export function RecordLoading() {
  const translate = useTranslate();
  return (
    <div aria-busy="true" aria-label={translate('ra.page.loading')} role="status">
      <Skeleton width={220} />
      <Skeleton width="min(100%, 420px)" height={52} />
      <Skeleton width="100%" height={48} sx={{ mb: 2 }} />
      <Skeleton variant="rounded" height={360} />
    </div>
  );
}
