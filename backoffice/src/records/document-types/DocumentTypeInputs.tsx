import { TextInput } from 'react-admin';
import { FormSection } from '../../kit/form/FormSection.tsx';

export function DocumentTypeInputs() {
  return (
    <FormSection title="misc.backoffice.documentTypes.section">
      <TextInput source="name" label="fields.documentTypes.name" isRequired />
      <TextInput source="nameEn" label="fields.documentTypes.nameEn" />
      <TextInput
        source="description"
        label="fields.documentTypes.description"
        helperText="misc.backoffice.documentTypes.descriptionHint"
        multiline
        minRows={3}
        isRequired
        className="wide"
      />
      <TextInput
        source="descriptionEn"
        label="fields.documentTypes.descriptionEn"
        multiline
        minRows={3}
        className="wide"
      />
    </FormSection>
  );
}
