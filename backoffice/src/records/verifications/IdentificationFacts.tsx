import { CountryField } from '../../kit/fields/CountryField.tsx';
import { Fact } from '../../kit/fields/Facts.tsx';
import { PlainField } from '../../kit/fields/PlainField.tsx';
import { TranslatedField } from '../../kit/fields/TranslatedField.tsx';

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
