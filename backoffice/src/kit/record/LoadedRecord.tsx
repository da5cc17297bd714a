import { Alert, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { type HttpError, useTranslate } from 'react-admin';
import { RecordFailure } from '../page/LoadFailure.tsx';

interface LoadedRecordProps {
  record: unknown;
  error: unknown;
  refetch: () => unknown;
  children: ReactNode;
}

/** The answers after which a loaded record must no longer be shown: it was deleted, or the user may not see it any more. */
const withdrawn: readonly unknown[] = [400, 403, 404];

function NotReloaded({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('common.actions.retry')}
        </Button>
      }
    >
      {translate('common.backoffice.notReloaded')}
    </Alert>
  );
}

/**
 * The page of a record after the first loading. If a later reload fails, the page stays with a warning, because its forms may hold
 * what the user typed or chose.
 */
export function LoadedRecord({ record, error, refetch, children }: LoadedRecordProps) {
  const retry = () => void refetch();
  const isWithdrawn = withdrawn.includes((error as Partial<HttpError> | null)?.status);
  if (error && (!record || isWithdrawn)) return <RecordFailure error={error} onRetry={retry} />;
  return (
    <>
      {Boolean(error) && <NotReloaded onRetry={retry} />}
      {children}
    </>
  );
}
