import CloudOffIcon from '@mui/icons-material/CloudOff';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import { Button } from '@mui/material';
import type { HttpError } from 'react-admin';
import { LinkBase, useTranslate } from 'react-admin';
import { messageOf } from '../acts/message-of.ts';
import { Message } from './Message.tsx';

interface LoadFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Shows why loading failed, with a retry button. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const translate = useTranslate();
  const message = messageOf(error);
  return (
    <Message
      isAlert
      icon={<CloudOffIcon />}
      title={translate('common.backoffice.loadFailed')}
      text={translate(message, { _: message })}
      action={
        <Button variant="contained" onClick={onRetry}>
          {translate('common.actions.retry')}
        </Button>
      }
    />
  );
}

export function NotFound() {
  const translate = useTranslate();
  return (
    <>
      <title>{translate('ra.page.not_found')}</title>
      <Message
        isAlert
        isPage
        icon={<SearchOffIcon />}
        title={translate('ra.page.not_found')}
        text={translate('common.backoffice.notFound')}
        action={
          <Button variant="contained" component={LinkBase} to="/">
            {translate('common.backoffice.goHome')}
          </Button>
        }
      />
    </>
  );
}

/** For the page of a record: a missing record shows "not found" without a retry button. */
export function RecordFailure({ error, onRetry }: LoadFailureProps) {
  const { status } = error as Partial<HttpError>;
  return status === 404 || status === 400 ? <NotFound /> : <LoadFailure error={error} onRetry={onRetry} />;
}
