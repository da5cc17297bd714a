import { Alert, AlertTitle, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { messageOf } from '../acts/message-of.ts';

/** The state of a query, from react-admin's hooks or react-query. */
export interface Query {
  error: unknown;
  refetch: () => unknown;
}

interface PartFailureProps {
  /** The name of the missing part. */
  title: string;
  of: Query | readonly Query[];
}

/** Replaces a part of a page that could not be loaded: its name, the reason, and a retry button. */
export function PartFailure({ title, of }: PartFailureProps) {
  const translate = useTranslate();
  const failed = [of].flat().filter(({ error }) => error);
  const message = messageOf(failed[0]?.error);
  const retry = () => {
    for (const { refetch } of failed) void refetch();
  };
  return (
    <Alert
      severity="error"
      action={
        <Button
          color="inherit"
          size="small"
          onClick={retry}
          aria-label={`${translate('common.actions.retry')}: ${translate(title)}`}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {translate('common.actions.retry')}
        </Button>
      }
    >
      <AlertTitle>{translate(title)}</AlertTitle>
      {translate('common.backoffice.loadFailed')}. {translate(message, { _: message })}
    </Alert>
  );
}
