import { TextInput } from 'react-admin';
import type { MediaRecord } from '../../../api/record-types/project-record.ts';
import { DialogForm } from '../../../kit/form/DialogForm.tsx';
import type { FormProps } from '../contents/ContentsList.tsx';
import { AddMediaDialog } from './AddMediaDialog.tsx';
import { MediaPreview } from './MediaPreview.tsx';

/** Edits the descriptions of a picture or video, or adds new ones. */
export function MediaDialog({ record, ...adding }: FormProps<MediaRecord>) {
  if (!record) return <AddMediaDialog {...adding} />;
  return (
    <DialogForm
      title="project.backoffice.multimedia.edit"
      resource="project-media-files"
      record={record}
      onDone={adding.onDone}
      onClose={adding.onClose}
    >
      <MediaPreview record={record} />
      <TextInput
        source="description"
        label="fields.projectMediaFiles.description"
        helperText="project.backoffice.multimedia.descriptionHint"
        multiline
        isRequired
      />
      <TextInput source="descriptionEn" label="fields.projectMediaFiles.descriptionEn" multiline />
    </DialogForm>
  );
}
