import { Typography } from '@mui/material';
import { BooleanInput, TextInput, useTranslate } from 'react-admin';
import { DialogForm } from '../../form/DialogForm.tsx';
import { FocusWithin } from '../../form/FocusWithin.tsx';
import { type ShownList, savedValues, type ViewRecord } from './list-view.ts';

interface ViewDialogProps {
  list: string;
  shown: ShownList;
  /** The view to rename. Without it, a new one is saved. */
  view?: ViewRecord;
  onDone: (view: ViewRecord) => void;
  onClose: () => void;
}

/** Asks for the name of a view, and whether colleagues see it. */
export function ViewDialog({ list, shown, view, onDone, onClose }: ViewDialogProps) {
  const translate = useTranslate();
  return (
    <DialogForm
      title={view ? 'overview.views.renameTitle' : 'overview.views.saveTitle'}
      resource="saved-views"
      doneMessage="ra.notification.updated"
      record={view}
      given={view ? undefined : { list, ...savedValues(shown) }}
      // The form of an edit holds the whole view, and only these fields are its own.
      tidy={({ name, isShared = false }) => ({ name, isShared })}
      onDone={(saved) => onDone(saved as ViewRecord)}
      onClose={onClose}
    >
      {!view && <Typography>{translate('overview.views.what')}</Typography>}
      <TextInput source="name" label="fields.savedViews.name" isRequired />
      <FocusWithin selector="input[name=name]" />
      <BooleanInput
        source="isShared"
        label="fields.savedViews.isShared"
        helperText="overview.views.shareHint"
      />
    </DialogForm>
  );
}
