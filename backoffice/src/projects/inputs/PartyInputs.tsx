import { TextInput } from 'react-admin';
import { FormSection } from '../../inputs/FormSection.tsx';

interface PartyInputsProps {
  source: 'promoter' | 'guaranteeAgent';
  title: string;
}

/** Asks for a company behind the project; if all fields are empty, there is none. */
export function PartyInputs({ source, title }: PartyInputsProps) {
  return (
    <FormSection title={title} hint="project.backoffice.hints.party">
      <TextInput source={`${source}.name`} label="project.fields.party.name" />
      <TextInput source={`${source}.taxId`} label="project.fields.party.taxId" />
      <TextInput source={`${source}.website`} label="project.fields.party.website" className="wide" />
      <TextInput
        source={`${source}.description`}
        label="project.fields.party.description"
        className="wide"
        multiline
        minRows={3}
      />
    </FormSection>
  );
}
