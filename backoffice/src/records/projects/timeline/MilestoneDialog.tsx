import { TextInput } from 'react-admin';
import type { TimelineRecord } from '../../../api/record-types/project-record.ts';
import { DialogForm } from '../../../kit/form/DialogForm.tsx';
import { MomentInput } from '../../../kit/inputs/MomentInput.tsx';
import type { FormProps } from '../contents/ContentsList.tsx';

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
      <TextInput source="title" label="fields.projectTimeline.title" isRequired />
      <TextInput source="description" label="fields.projectTimeline.description" multiline minRows={3} />
      <TextInput source="titleEn" label="fields.projectTimeline.titleEn" />
      <TextInput source="descriptionEn" label="fields.projectTimeline.descriptionEn" multiline minRows={3} />
      <MomentInput source="happenedAt" label="fields.projectTimeline.happenedAt" isRequired />
    </DialogForm>
  );
}
