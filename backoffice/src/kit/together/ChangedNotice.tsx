import { Alert, Button, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Dialog } from '../dialog/Dialog.tsx';
import { DifferencesTable } from './DifferencesTable.tsx';
import type { DifferingField } from './differing-fields.ts';

interface ChangedNoticeProps {
  /** Who saved the record, if known. */
  name: string | undefined;
  /** The fields that the colleague changed. Left out where the user edits none of them. */
  fields?: DifferingField[];
  /** Puts what the colleague saved into the fields that the user has not changed. */
  onTake: () => void;
}

interface TheirsDialogProps {
  fields: DifferingField[];
  onTake: () => void;
  onClose: () => void;
}

function TheirsDialog({ fields, onTake, onClose }: TheirsDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby="theirs-title">
      <DialogTitle id="theirs-title">{translate('common.backoffice.conflict.title')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          {fields.length > 0 && <DifferencesTable fields={fields} />}
          <Typography variant="body2" color="textSecondary">
            {translate(
              fields.length > 0 ? 'common.backoffice.together.takeHint' : 'common.backoffice.conflict.same',
            )}
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button onClick={onClose}>{translate('common.backoffice.conflict.back')}</Button>
        <Button variant="contained" onClick={onTake}>
          {translate('common.backoffice.together.take')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Tells that a colleague saved the record while the user edits it. What the user typed stays. */
export default function ChangedNotice({ name, fields, onTake }: ChangedNoticeProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  // A field that both changed must be seen before what is saved counts as known.
  const isClashing = fields?.some(({ mine }) => mine !== undefined);
  return (
    <Alert
      severity="warning"
      // On a phone the buttons go below the text.
      sx={{ mb: 2, maxWidth: 1080, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 14rem' } }}
      action={
        <>
          {fields && (
            <Button color="inherit" size="small" onClick={() => setOpen(true)}>
              {translate('common.backoffice.together.see')}
            </Button>
          )}
          {!isClashing && (
            <Button color="inherit" size="small" onClick={onTake}>
              {translate('common.backoffice.together.take')}
            </Button>
          )}
        </>
      }
    >
      {translate('common.backoffice.together.changed', {
        name: name ?? translate('common.backoffice.together.anotherPerson'),
      })}
      {isOpen && fields && <TheirsDialog fields={fields} onTake={onTake} onClose={() => setOpen(false)} />}
    </Alert>
  );
}
