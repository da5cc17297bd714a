import InfoIcon from '@mui/icons-material/InfoOutlined';
import { Button, DialogActions, DialogContent, DialogTitle, IconButton, Typography } from '@mui/material';
import { formatDateTime } from '@semilla/format';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AuditRecord } from '../../api/record-types/audit-record.ts';
import { Differences } from '../../kit/activity/Differences.tsx';
import { useAuditWords } from '../../kit/activity/use-audit-words.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { nothing } from '../../kit/fields/nothing.ts';

const fine = { mt: 2, overflowWrap: 'anywhere' } as const;

export function EntryDialog({ entry }: { entry: AuditRecord }) {
  const translate = useTranslate();
  const words = useAuditWords();
  const [isOpen, setOpen] = useState(false);
  const title = `${words.act(entry.action)} · ${formatDateTime(entry.at)}`;
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        size="small"
        onClick={() => setOpen(true)}
        aria-label={translate('audit.showEntry', { entry: title })}
      >
        <InfoIcon fontSize="small" />
      </IconButton>
      <Dialog open={isOpen} onClose={close} maxWidth="md" aria-labelledby="audit-entry-title">
        <DialogTitle id="audit-entry-title">{title}</DialogTitle>
        <DialogContent tabIndex={0}>
          <Typography gutterBottom>{words.who(entry)}</Typography>
          <Differences entry={entry} />
          <Typography variant="body2" color="textSecondary" sx={fine}>
            {translate('fields.auditEntries.subjectId')}: {entry.subjectId ?? nothing}
            <br />
            {translate('fields.auditEntries.requestId')}: {entry.requestId ?? nothing}
            <br />
            {translate('fields.auditEntries.hash')}: {entry.hash}
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate('common.actions.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
