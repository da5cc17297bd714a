import { genders, identificationDocumentTypes } from '@semilla/contract';
import { DateInput, SelectInput, TextInput } from 'react-admin';
import { CountryInput } from '../../inputs/ChoiceInputs.tsx';

const genderChoices = genders.map((id) => ({ id, name: `account.genders.${id}` }));
const documentChoices = identificationDocumentTypes.map((id) => ({
  id,
  name: `account.identificationDocumentTypes.${id}`,
}));

export function PersonNameInputs() {
  return (
    <>
      <TextInput source="name" label="account.registration.name" isRequired />
      <TextInput source="surname" label="account.fields.surname" isRequired />
    </>
  );
}

export function PersonInputs() {
  return (
    <>
      <DateInput
        source="birthdayAt"
        label="account.fields.birthdayAt"
        helperText="account.backoffice.birthdayHint"
        isRequired
      />
      <SelectInput source="gender" label="account.fields.gender" choices={genderChoices} />
    </>
  );
}

export function NationalityInput() {
  return <CountryInput source="nationality" label="account.fields.nationality" />;
}

export function IdentificationInputs() {
  return (
    <>
      <SelectInput
        source="identificationDocumentType"
        label="account.fields.identificationDocumentType"
        choices={documentChoices}
      />
      <TextInput source="identificationDocumentNumber" label="account.fields.identificationDocumentNumber" />
    </>
  );
}
