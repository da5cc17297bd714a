import { Button, Card, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, type ReactNode, Suspense } from 'react';
import { type FormProps, type RaRecord, SaveButton, useTranslate } from 'react-admin';
import { dropDraft } from '../../api/draft-store.ts';
import { type FieldRefusals, notSent } from '../../api/form-problems.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { ProseDraftOffer } from './drafts/DraftOffer.tsx';
import { useDropOnceSent } from './drafts/use-drop-once-sent.ts';
import { useProseDraftPath } from './drafts/use-prose-draft-path.ts';
import { useFormInPage } from './form-in-page.ts';
import { DiscardConfirm, useLeaving, WrittenWatch } from './leaving.tsx';
import { PersistentForm } from './PersistentForm.tsx';
import { UploadProgress } from './UploadProgress.tsx';

const OthersInDialog = lazy(() => import('../together/OthersInDialog.tsx'));

interface FormDialogProps extends Pick<FormProps, 'validate' | 'defaultValues'> {
  /** A message key, which also names the draft, or a text. */
  title: string;
  titleValues?: Record<string, unknown>;
  record?: RaRecord;
  /** The resource of the record, if the form edits it. The dialog then names the colleagues who also edit it. */
  edits?: string | undefined;
  saveLabel?: string;
  /** Colours the button as a warning, for acts with serious consequences. */
  isGrave?: boolean;
  /** Resolves with the refused fields, or with false if it was not done. After success the parent removes the dialog. */
  onSubmit: (values: Record<string, unknown>) => unknown;
  /**
   * Called when the dialog may close because nothing was typed or the user discarded it. During an upload, called to cancel the
   * upload.
   */
  onLeave: () => void;
  /** The uploaded share of a file, in percent. */
  uploadPercent?: number;
  /** Replaces the save button. */
  submit?: ReactNode;
  children: ReactNode;
}

const save = 'ra.action.save';

// The form element is between the dialog and its parts. These styles let long content scroll between title and buttons.
const titleAndButtonsStay = {
  '& form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
} as const;

// A field needs space above it for its label.
const parts = {
  gap: 1,
  pt: 1,
  '& > :is(.MuiTypography-root, .MuiAlert-root, picture, video):not(:last-child)': { mb: 1 },
};

const titleId = 'dialog-form-title';

interface FrameProps {
  onLeave: (reason: 'escapeKeyDown' | 'backdropClick') => void;
  children: ReactNode;
}

/** A dialog, full-screen on a phone; where forms are part of the page, a card. */
function Frame({ onLeave, children }: FrameProps) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  if (useFormInPage()) {
    return (
      <Card variant="outlined" component="section" aria-labelledby={titleId}>
        {children}
      </Card>
    );
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isPhone}
      onClose={(_, reason) => onLeave(reason)}
      aria-labelledby={titleId}
      sx={titleAndButtonsStay}
    >
      {children}
    </Dialog>
  );
}

/** A form in a dialog. It asks before discarding what was typed, and keeps a draft of longer texts. */
export function FormDialog({
  title,
  titleValues,
  saveLabel = save,
  isGrave = false,
  onLeave,
  uploadPercent,
  submit,
  onSubmit,
  edits,
  children,
  ...form
}: FormDialogProps) {
  const translate = useTranslate();
  const isInPage = useFormInPage();
  const leaving = useLeaving(onLeave, uploadPercent !== undefined);
  const canLeave = !isInPage || uploadPercent !== undefined;
  const draftPath = useProseDraftPath(title, form.record);
  const noteSent = useDropOnceSent(draftPath);
  const submitOnce = async (values: Record<string, unknown>) => {
    const outcome = (await onSubmit(values)) as FieldRefusals | boolean;
    const isSent = outcome === undefined || outcome === true;
    if (isSent) noteSent();
    // A form that was sent no longer asks before the page changes.
    return isSent ? undefined : outcome || notSent;
  };
  const discard = () => {
    dropDraft(draftPath);
    onLeave();
  };
  return (
    <Frame onLeave={leaving.leave}>
      <PersistentForm {...form} proseDraftPath={draftPath} onSubmit={submitOnce}>
        <WrittenWatch onChange={leaving.setWritten} />
        <DialogTitle id={titleId}>{translate(title, { ...titleValues, _: title })}</DialogTitle>
        <DialogContent dividers={!isInPage}>
          {edits && form.record && (
            <Suspense>
              <OthersInDialog resource={edits} id={form.record.id} />
            </Suspense>
          )}
          <ProseDraftOffer />
          <Stack sx={parts}>{children}</Stack>
        </DialogContent>
        <UploadProgress percent={uploadPercent} />
        <DialogActions sx={{ px: 3, py: 2, flexWrap: 'wrap', rowGap: 1 }}>
          {canLeave && <Button onClick={() => leaving.leave()}>{translate('ra.action.cancel')}</Button>}
          {submit ?? (
            <SaveButton
              alwaysEnable
              label={saveLabel}
              color={isGrave ? 'error' : 'primary'}
              // The disk icon means saving; other acts show only their label.
              icon={saveLabel === save ? undefined : null}
            />
          )}
        </DialogActions>
      </PersistentForm>
      <DiscardConfirm isOpen={leaving.isAsking} onDiscard={discard} onStay={leaving.stay} />
    </Frame>
  );
}
