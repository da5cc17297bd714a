import { BooleanInput, FormDataConsumer, TextInput } from 'react-admin';
import { CountryInput, ManagerInput, ProjectTypeInput } from '../../inputs/ChoiceInputs.tsx';
import { FormSection } from '../../inputs/FormSection.tsx';
import { useMay } from '../../providers/use-may.ts';
import { UrlInput } from './UrlInput.tsx';

export function BasicInputs() {
  const mayAssign = useMay('project', 'assignManager');
  return (
    <FormSection title="project.backoffice.sections.basics">
      <TextInput source="name" label="fields.projects.name" isRequired />
      <FormDataConsumer>{({ formData }) => <UrlInput projectName={formData.name ?? ''} />}</FormDataConsumer>
      <ProjectTypeInput source="projectTypeId" label="fields.projects.projectTypeName" isRequired />
      <CountryInput source="country" label="fields.projects.country" isRequired />
      <TextInput source="direction" label="fields.projects.direction" isRequired className="wide" />
      {mayAssign && <ManagerInput source="managerId" label="fields.projects.managerName" />}
      <BooleanInput
        source="private"
        label="fields.projects.private"
        helperText="project.backoffice.hints.private"
      />
    </FormSection>
  );
}
