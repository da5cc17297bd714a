import { genders, identificationDocumentTypes } from '@semilla/contract';
import { SelectInput, TextInput } from 'react-admin';
import { CountryInput } from '../../../kit/inputs/ChoiceInputs.tsx';
import { DateInput } from '../../../kit/inputs/DateInput.tsx';

const genderChoices = genders.map((id) => ({ id, name: `account.genders.${id}` }));
const documentChoices = identificationDocumentTypes.map((id) => ({
  id,
  name: `account.identificationDocumentTypes.${id}`,
}));

export function PersonNameInputs() {
  return (
    <>
      <TextInput source="name" label="account.registration.name" isRequired />
      <TextInput source="surname" label="fields.users.surname" isRequired />
    </>
  );
}

export function PersonInputs() {
  return (
    <>
      <DateInput
        source="birthdayAt"
        label="fields.users.birthdayAt"
        helperText="account.backoffice.birthdayHint"
        isRequired
      />
      <SelectInput source="gender" label="fields.users.gender" choices={genderChoices} />
    </>
  );
}

export function NationalityInput() {
  return <CountryInput source="nationality" label="fields.users.nationality" />;
}

export function IdentificationInputs() {
  return (
    <>
      <SelectInput
        source="identificationDocumentType"
        label="fields.users.identificationDocumentType"
        choices={documentChoices}
      />
      <TextInput source="identificationDocumentNumber" label="fields.users.identificationDocumentNumber" />
    </>
  );
}
