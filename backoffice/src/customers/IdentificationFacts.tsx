import { CountryField } from '../fields/CountryField.tsx';
import { Fact } from '../fields/Facts.tsx';
import { PlainField } from '../fields/PlainField.tsx';
import { TranslatedField } from '../fields/TranslatedField.tsx';

export function IdentificationFacts() {
  return (
    <>
      <Fact label="fields.users.nationality">
        <CountryField source="nationality" />
      </Fact>
      <Fact label="fields.users.identificationDocumentType">
        <TranslatedField source="identificationDocumentType" words="account.identificationDocumentTypes" />
      </Fact>
      <Fact label="fields.users.identificationDocumentNumber">
        <PlainField source="identificationDocumentNumber" />
      </Fact>
    </>
  );
}
