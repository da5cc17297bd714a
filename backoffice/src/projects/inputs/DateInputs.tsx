import { DateInput } from 'react-admin';
import { FormSection } from '../../inputs/FormSection.tsx';

export function DateInputs() {
  return (
    <FormSection title="project.backoffice.sections.dates">
      <DateInput source="dateStart" label="fields.projects.dateStart" />
      <DateInput source="dateEnd" label="fields.projects.dateEnd" />
      <DateInput
        source="startedAt"
        label="fields.projects.startedAt"
        helperText="project.backoffice.hints.startedAt"
      />
    </FormSection>
  );
}
