import { BooleanInput, FormDataConsumer, TextInput } from 'react-admin';
import { CountryInput, ManagerInput, ProjectTypeInput } from '../../inputs/ChoiceInputs.tsx';
import { FormSection } from '../../inputs/FormSection.tsx';
import { useMay } from '../../providers/use-may.ts';
import { UrlInput } from './UrlInput.tsx';

export function BasicInputs() {
  const mayAssign = useMay('project', 'assignManager');
  return (
    <FormSection title="project.backoffice.sections.basics">
      <TextInput source="name" label="project.fields.name" isRequired />
      <FormDataConsumer>{({ formData }) => <UrlInput projectName={formData.name ?? ''} />}</FormDataConsumer>
      <ProjectTypeInput source="projectTypeId" label="project.fields.projectType" isRequired />
      <CountryInput source="country" label="project.fields.country" isRequired />
      <TextInput source="direction" label="project.fields.direction" isRequired className="wide" />
      {mayAssign && <ManagerInput source="managerId" label="project.fields.manager" />}
      <BooleanInput
        source="private"
        label="project.fields.private"
        helperText="project.backoffice.hints.private"
      />
    </FormSection>
  );
}
