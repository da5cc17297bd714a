import { Stack } from '@mui/material';
import { RecordContextProvider, useGetOne, useRecordContext } from 'react-admin';
import {
  type CustomerRecord,
  fullName,
  type VerificationRecord,
} from '../../api/record-types/customer-record.ts';
import { CountryField } from '../../kit/fields/CountryField.tsx';
import { DayField } from '../../kit/fields/DayField.tsx';
import { Fact, Facts } from '../../kit/fields/Facts.tsx';
import { PlaceLink } from '../../kit/fields/PlaceLink.tsx';
import { PlainField } from '../../kit/fields/PlainField.tsx';
import { TranslatedField } from '../../kit/fields/TranslatedField.tsx';
import { PartFailure } from '../../kit/page/PartFailure.tsx';
import { IdentificationFacts } from './IdentificationFacts.tsx';

type IdentityDocument = VerificationRecord['documents'][number];

function DocumentFacts({ document }: { document: IdentityDocument }) {
  return (
    <RecordContextProvider value={document}>
      <Facts title="account.backoffice.verifications.sections.document">
        <Fact label="fields.verifications.identificationDocumentType">
          <TranslatedField source="type" words="account.identificationDocumentTypes" />
        </Fact>
        <Fact label="fields.verifications.identificationDocumentNumber">
          <PlainField source="number" />
        </Fact>
        <Fact label="account.backoffice.verifications.country">
          <CountryField source="country" />
        </Fact>
        <Fact label="account.backoffice.verifications.validFrom">
          <DayField source="validFrom" />
        </Fact>
        <Fact label="account.backoffice.verifications.validUntil">
          <DayField source="validUntil" />
        </Fact>
      </Facts>
    </RecordContextProvider>
  );
}

/** The customer's own data, to compare with the document. */
function CustomerFacts({ customer }: { customer: CustomerRecord }) {
  return (
    <RecordContextProvider value={customer}>
      <Facts title="account.backoffice.verifications.sections.customer">
        <Fact label="fields.verifications.userName">
          <PlaceLink to={`/customer/${customer.id}`}>{fullName(customer)}</PlaceLink>
        </Fact>
        <Fact label="fields.users.birthdayAt">
          <DayField source="birthdayAt" />
        </Fact>
        <IdentificationFacts />
      </Facts>
    </RecordContextProvider>
  );
}

export function IdentityComparison() {
  const record = useRecordContext<VerificationRecord>();
  const customer = useGetOne<CustomerRecord>(
    'customer',
    { id: record?.userId ?? '' },
    { enabled: Boolean(record), retry: false },
  );
  return (
    <Stack sx={{ gap: 2 }}>
      {record?.documents.map((document) => (
        <DocumentFacts key={`${document.type} ${document.number}`} document={document} />
      ))}
      {customer.error && (
        <PartFailure title="account.backoffice.verifications.sections.customer" of={customer} />
      )}
      {customer.data && <CustomerFacts customer={customer.data} />}
    </Stack>
  );
}
