import { TextInput } from 'react-admin';
import { FormSection } from '../../../kit/form/FormSection.tsx';

interface PartyInputsProps {
  source: 'promoter' | 'guaranteeAgent' | 'terms.guaranteeAgent';
  title: string;
  /** Whether the name can no longer be changed, so it has no input. */
  isNameFixed?: boolean;
}

/** Asks for a company behind the project. Leaving all fields empty means there is none. */
export function PartyInputs({ source, title, isNameFixed = false }: PartyInputsProps) {
  return (
    <FormSection title={title} hint="project.backoffice.hints.party">
      {!isNameFixed && <TextInput source={`${source}.name`} label="fields.parties.name" />}
      <TextInput source={`${source}.taxId`} label="fields.parties.taxId" />
      <TextInput source={`${source}.website`} label="fields.parties.website" className="wide" />
      <TextInput
        source={`${source}.description`}
        label="fields.parties.description"
        className="wide"
        multiline
        minRows={3}
      />
      <TextInput
        source={`${source}.descriptionEn`}
        label="fields.parties.descriptionEn"
        className="wide"
        multiline
        minRows={3}
      />
    </FormSection>
  );
}
