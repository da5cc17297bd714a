import { attachmentTypes } from '@semilla/contract';
import { BooleanInput, TextInput } from 'react-admin';
import type { DocumentRecord } from '../../../api/record-types/project-record.ts';
import { DialogForm } from '../../../kit/form/DialogForm.tsx';
import { DocumentTypeInput } from '../../../kit/inputs/ChoiceInputs.tsx';
import { FileInput } from '../../../kit/inputs/FileInput.tsx';
import type { FormProps } from '../contents/ContentsList.tsx';

// A multipart form carries booleans as text.
const tidy = (values: Record<string, unknown>) => ({ ...values, visible: String(values.visible ?? true) });

export function DocumentDialog({ projectId, onDone, onGoOn, onClose }: FormProps<DocumentRecord>) {
  return (
    <DialogForm
      title="project.backoffice.documents.add"
      resource="project-documents"
      given={{ projectId }}
      tidy={tidy}
      onDone={onDone}
      onGoOn={onGoOn}
      onClose={onClose}
    >
      <DocumentTypeInput
        source="documentTypeId"
        label="fields.projectDocuments.documentTypeName"
        isRequired
      />
      <TextInput source="description" label="fields.projectDocuments.description" isRequired />
      <TextInput source="descriptionEn" label="fields.projectDocuments.descriptionEn" />
      <FileInput
        source="file"
        label="project.backoffice.documents.chooseFile"
        helperText="project.backoffice.documents.fileHint"
        types={attachmentTypes}
      />
      <BooleanInput
        source="visible"
        label="fields.projectDocuments.visible"
        defaultValue
        helperText="project.backoffice.documents.visibleHint"
      />
    </DialogForm>
  );
}
