import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { type FormProps, type RaRecord, SaveButton, useTranslate } from 'react-admin';
import { type FieldRefusals, notSent } from './form-problems.ts';
import { KeptForm } from './KeptForm.tsx';
import { DiscardConfirm, useLeaving, WrittenWatch } from './leaving.tsx';
import { UploadProgress } from './UploadProgress.tsx';

interface FormDialogProps extends Pick<FormProps, 'validate' | 'defaultValues'> {
  title: string;
  record?: RaRecord;
  saveLabel?: string;
  /** Whether what it does is bad news for somebody. */
  isGrave?: boolean;
  /** Resolves with what is wrong with which field, or nothing. Once it is done, the dialog is to be taken away. */
  onSubmit: (values: Record<string, unknown>) => unknown;
  /** What was written has been given up, or there was nothing; while a file is on its way, that is to be stopped. */
  onLeave: () => void;
  /** How much of a file has gone out. */
  uploadPercent?: number;
  /** The button that sends it, where it says more than `saveLabel` can. */
  submit?: ReactNode;
  children: ReactNode;
}

const save = 'ra.action.save';

// The form stands between the dialog and its parts: what is too long scrolls between the title and the buttons.
const titleAndButtonsStay = {
  '& form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
} as const;

/** A form in a dialog, which fills a phone. What was written in it is not lost by a slip. */
export function FormDialog({
  title,
  saveLabel = save,
  isGrave = false,
  onLeave,
  uploadPercent,
  submit,
  onSubmit,
  children,
  ...form
}: FormDialogProps) {
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const leaving = useLeaving(onLeave, uploadPercent !== undefined);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isPhone}
      onClose={(_, reason) => leaving.leave(reason)}
      aria-labelledby="dialog-form-title"
      sx={titleAndButtonsStay}
    >
      {/* It closes once it is saved: while it stands, it is not. */}
      <KeptForm {...form} onSubmit={async (values) => ((await onSubmit(values)) as FieldRefusals) ?? notSent}>
        <WrittenWatch onChange={leaving.keep} />
        <DialogTitle id="dialog-form-title">{translate(title, { _: title })}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 1, pt: 1 }}>{children}</Stack>
        </DialogContent>
        <UploadProgress percent={uploadPercent} />
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={() => leaving.leave()}>{translate('ra.action.cancel')}</Button>
          {submit ?? (
            <SaveButton
              alwaysEnable
              label={saveLabel}
              color={isGrave ? 'error' : 'primary'}
              // A disk stands for keeping something; where more happens, the words say what.
              icon={saveLabel === save ? undefined : null}
            />
          )}
        </DialogActions>
      </KeptForm>
      <DiscardConfirm isOpen={leaving.isAsking} onDiscard={onLeave} onStay={leaving.stay} />
    </Dialog>
  );
}
