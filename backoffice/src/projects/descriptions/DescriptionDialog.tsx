import { TextInput } from 'react-admin';
import { DialogForm } from '../../inputs/DialogForm.tsx';
import type { FormProps } from '../contents/ContentsPanel.tsx';
import type { DescriptionRecord } from '../project-record.ts';
import { htmlFromWritten, writtenFromHtml } from './paragraphs.ts';

type Values = Record<string, unknown>;
const texts = ['description', 'descriptionEn'];

function eachText(values: Values, turn: (text: string) => string): Values {
  const turned = texts
    .filter((name) => typeof values[name] === 'string')
    .map((name) => [name, turn(values[name] as string)]);
  return { ...values, ...Object.fromEntries(turned) };
}

export function DescriptionDialog({ record, projectId, onDone, onClose }: FormProps<DescriptionRecord>) {
  return (
    <DialogForm
      title={record ? 'project.backoffice.descriptions.edit' : 'project.backoffice.descriptions.add'}
      resource="project-descriptions"
      record={record && (eachText(record, writtenFromHtml) as DescriptionRecord)}
      given={record ? undefined : { projectId }}
      tidy={(values) => eachText(values, htmlFromWritten)}
      onDone={onDone}
      onClose={onClose}
    >
      <TextInput source="title" label="project.fields.descriptions.title" isRequired />
      <TextInput
        source="description"
        label="project.fields.descriptions.description"
        helperText="project.backoffice.descriptions.textHint"
        multiline
        minRows={6}
        isRequired
      />
      <TextInput source="titleEn" label="project.fields.descriptions.titleEn" />
      <TextInput
        source="descriptionEn"
        label="project.fields.descriptions.descriptionEn"
        multiline
        minRows={4}
      />
    </DialogForm>
  );
}
