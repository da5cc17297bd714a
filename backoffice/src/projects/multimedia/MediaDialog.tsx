import { mediaTypes } from '@semilla/contract';
import { TextInput } from 'react-admin';
import { DialogForm } from '../../inputs/DialogForm.tsx';
import { FileInput } from '../../inputs/FileInput.tsx';
import type { FormProps } from '../contents/ContentsList.tsx';
import type { MediaRecord } from '../project-record.ts';
import { MediaPreview } from './MediaPreview.tsx';

export function MediaDialog({ record, projectId, onDone, onClose }: FormProps<MediaRecord>) {
  return (
    <DialogForm
      title={record ? 'project.backoffice.multimedia.edit' : 'project.backoffice.multimedia.add'}
      resource="project-media-files"
      record={record}
      given={record ? undefined : { projectId }}
      onDone={onDone}
      onClose={onClose}
    >
      {record ? (
        <MediaPreview record={record} />
      ) : (
        <FileInput
          source="file"
          label="project.backoffice.multimedia.chooseFile"
          helperText="project.backoffice.multimedia.fileHint"
          types={mediaTypes}
        />
      )}
      <TextInput
        source="description"
        label="fields.projectMediaFiles.description"
        helperText="project.backoffice.multimedia.descriptionHint"
        isRequired
      />
      <TextInput source="descriptionEn" label="fields.projectMediaFiles.descriptionEn" />
    </DialogForm>
  );
}
