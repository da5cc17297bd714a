import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { messageOf } from './message-of.ts';

/** What was asked of the API, as react-admin's hooks and react-query tell of it. */
export interface Asked {
  error: unknown;
  refetch: () => unknown;
}

interface PartFailureProps {
  /** What is missing on the page. */
  title: string;
  of: Asked | readonly Asked[];
}

/** In the place of a part of a page that could not be loaded: what, why, and the way to try again. */
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
