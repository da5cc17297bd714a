import { Button, DialogActions, DialogContent, DialogTitle, Skeleton, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { TicketFile } from '../../../api/record-types/ticket-record.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { LoadFailure } from '../../../kit/page/LoadFailure.tsx';
import { SideCard } from '../../../kit/page/SideCard.tsx';
import { CallLine } from './CallLine.tsx';
import { useRequestHistory } from './use-request-history.ts';

const list = { listStyle: 'none', margin: 0, padding: 0 };

function Calls({ files }: { files: TicketFile[] }) {
  const translate = useTranslate();
  const { history, retry } = useRequestHistory(files);
  if (history === 'loading') return <Skeleton variant="rounded" height={280} />;
  if ('error' in history) return <LoadFailure error={history.error} onRetry={retry} />;
  return (
    <ol aria-label={translate('support.backoffice.history.title')} style={list}>
      {history.calls.map((call) => (
        <CallLine key={call.key} call={call} />
      ))}
    </ol>
  );
}

/** The last API calls of the customer's page, as a timeline. */
export function RequestHistory({ files }: { files: TicketFile[] }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  if (!files.length) return null;
  const close = () => setOpen(false);
  return (
    <SideCard title="support.backoffice.history.title">
      <Typography variant="body2" color="textSecondary">
        {translate('support.backoffice.history.hint')}
      </Typography>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {translate('support.backoffice.history.see')}
      </Button>
      {isOpen && (
        <Dialog
          open
          fullWidth
          maxWidth="md"
          fullScreen={isPhone}
          onClose={close}
          aria-labelledby="history-title"
        >
          <DialogTitle id="history-title">{translate('support.backoffice.history.title')}</DialogTitle>
          <DialogContent dividers tabIndex={0}>
            <Calls files={files} />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{translate('common.actions.close')}</Button>
          </DialogActions>
        </Dialog>
      )}
    </SideCard>
  );
}
