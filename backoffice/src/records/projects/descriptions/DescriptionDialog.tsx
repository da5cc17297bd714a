import { TextInput } from 'react-admin';
import type { DescriptionRecord } from '../../../api/record-types/project-record.ts';
import { DialogForm } from '../../../kit/form/DialogForm.tsx';
import { RichTextInput } from '../../../kit/inputs/rich-text/index.tsx';
import type { FormProps } from '../contents/ContentsList.tsx';
import { TemplateInput } from './TemplateInput.tsx';

export function DescriptionDialog({
  record,
  projectId,
  onDone,
  onGoOn,
  onClose,
}: FormProps<DescriptionRecord>) {
  return (
    <DialogForm
      title={record ? 'project.backoffice.descriptions.edit' : 'project.backoffice.descriptions.add'}
      resource="project-descriptions"
      record={record}
      given={record ? undefined : { projectId }}
      onDone={onDone}
      onGoOn={onGoOn}
      onClose={onClose}
    >
      {!record && <TemplateInput />}
      <TextInput source="title" label="fields.projectDescriptions.title" isRequired />
      <RichTextInput source="description" label="fields.projectDescriptions.description" isRequired />
      <TextInput source="titleEn" label="fields.projectDescriptions.titleEn" />
      <RichTextInput source="descriptionEn" label="fields.projectDescriptions.descriptionEn" />
    </DialogForm>
  );
}
