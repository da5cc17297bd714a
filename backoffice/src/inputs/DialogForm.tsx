import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { Form, SaveButton, useTranslate } from 'react-admin';
import { endpointOf } from '../providers/resources.ts';
import { formProblems } from './form-problems.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { type Saved, useSaveRecord } from './use-save-record.ts';

type Values = Record<string, unknown>;

interface DialogFormProps {
  title: string;
  resource: string;
  /** The record to edit; without one, a new one is created. */
  record?: Saved;
  /** What a new record has that the form does not ask for. */
  given?: Values;
  /** From what the form holds to what is sent. */
  tidy?: (values: Values) => Values;
  onDone: () => void;
  onClose: () => void;
  children: ReactNode;
}

const asTyped = (values: Values) => values;

/** Creates or edits a small record in a dialog; the dialog stays open until the API has accepted it. */
export function DialogForm({
  title,
  resource,
  record,
  given,
  tidy = asTyped,
  onDone,
  onClose,
  children,
}: DialogFormProps) {
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { save, uploadPercent, stop } = useSaveRecord(resource, record, onDone);
  const endpoint = endpointOf(resource, record ? 'edit' : 'create');
  const isUploading = uploadPercent !== undefined;
  // While a file is on its way, leaving stops it; the form stays for another try.
  const leave = isUploading ? stop : onClose;
  const sent = (values: Values) => ({ ...given, ...tidy(values) });
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isPhone}
      onClose={leave}
      aria-labelledby="dialog-form-title"
    >
      <Form
        record={record}
        validate={(values) => formProblems(endpoint, sent(values))}
        onSubmit={(values: Values) => save(sent(values))}
      >
        <DialogTitle id="dialog-form-title">{translate(title)}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 1, pt: 1 }}>{children}</Stack>
        </DialogContent>
        <UploadProgress percent={uploadPercent} />
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={leave}>{translate('ra.action.cancel')}</Button>
          <SaveButton alwaysEnable variant="contained" />
        </DialogActions>
      </Form>
    </Dialog>
  );
}
