import { DateInput } from 'react-admin';
import { FormSection } from '../../inputs/FormSection.tsx';

export function DateInputs() {
  return (
    <FormSection title="project.backoffice.sections.dates">
      <DateInput source="dateStart" label="project.fields.dateStart" />
      <DateInput source="dateEnd" label="project.fields.dateEnd" />
      <DateInput
        source="startedAt"
        label="project.fields.startedAt"
        helperText="project.backoffice.hints.startedAt"
      />
    </FormSection>
  );
}
