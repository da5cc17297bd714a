import { TextInput } from 'react-admin';
import { DialogForm } from '../../inputs/DialogForm.tsx';
import { MomentInput } from '../../inputs/MomentInput.tsx';
import type { FormProps } from '../contents/ContentsList.tsx';
import type { TimelineRecord } from '../project-record.ts';

export function MilestoneDialog({ record, projectId, onDone, onClose }: FormProps<TimelineRecord>) {
  return (
    <DialogForm
      title={record ? 'project.backoffice.timeline.edit' : 'project.backoffice.timeline.add'}
      resource="project-timeline"
      record={record}
      given={record ? undefined : { projectId }}
      onDone={onDone}
      onClose={onClose}
    >
      <TextInput source="title" label="project.fields.timeline.title" isRequired />
      <TextInput source="description" label="project.fields.timeline.description" multiline minRows={3} />
      <TextInput source="titleEn" label="project.fields.timeline.titleEn" />
      <TextInput source="descriptionEn" label="project.fields.timeline.descriptionEn" multiline minRows={3} />
      <MomentInput source="happenedAt" label="project.fields.timeline.happenedAt" isRequired />
    </DialogForm>
  );
}
