import { Stack } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { type CustomerRecord, isCustomer } from '../../../api/record-types/customer-record.ts';
import { useMay } from '../../../api/use-may.ts';
import { DayField } from '../../../kit/fields/DayField.tsx';
import { EmailField } from '../../../kit/fields/EmailField.tsx';
import { Fact, Facts } from '../../../kit/fields/Facts.tsx';
import { ManagerField } from '../../../kit/fields/ManagerField.tsx';
import { PlainField, YesNoField } from '../../../kit/fields/PlainField.tsx';
import { TranslatedField } from '../../../kit/fields/TranslatedField.tsx';
import { VerificationStatusField } from '../../../kit/fields/VerificationStatusField.tsx';
import { ActivityBeside } from '../../../kit/summary/ActivityBeside.tsx';
import { RecordColumns } from '../../../kit/summary/RecordColumns.tsx';
import { IdentificationFacts } from '../../verifications/IdentificationFacts.tsx';
import { CustomerHold } from '../CustomerHold.tsx';
import { CustomerSummary } from '../summary/CustomerSummary.tsx';
import { OtpDeviceField } from './OtpDeviceField.tsx';

function PersonFacts() {
  return (
    <>
      <Fact label="account.registration.name">
        <PlainField source="name" />
      </Fact>
      <Fact label="fields.users.surname">
        <PlainField source="surname" />
      </Fact>
      <Fact label="fields.users.birthdayAt">
        <DayField source="birthdayAt" />
      </Fact>
      <Fact label="fields.users.gender">
        <TranslatedField source="gender" words="account.genders" />
      </Fact>
    </>
  );
}

function CompanyFacts() {
  return (
    <>
      <Fact label="account.registration.companyName">
        <PlainField source="name" />
      </Fact>
      <Fact label="fields.users.legalRepresentativeName">
        <PlainField source="legalRepresentativeName" />
      </Fact>
      <Fact label="fields.users.taxId">
        <PlainField source="taxId" />
      </Fact>
      <Fact label="fields.users.legalForm">
        <TranslatedField source="legalForm" words="account.legalForms" />
      </Fact>
    </>
  );
}

function IdentityFacts() {
  const record = useRecordContext<CustomerRecord>();
  return (
    <Facts title="account.backoffice.sections.identity">
      <Fact label="fields.users.kind">
        <TranslatedField source="kind" words="account.kinds" />
      </Fact>
      {record?.kind === 'company' ? <CompanyFacts /> : <PersonFacts />}
      <IdentificationFacts />
      <Fact label="fields.users.verificationStatus">
        <VerificationStatusField source="verificationStatus" />
      </Fact>
    </Facts>
  );
}

function EmailFact() {
  const record = useRecordContext<CustomerRecord>();
  const translate = useTranslate();
  return (
    <Fact label="fields.users.email">
      <EmailField source="email" />{' '}
      {record && !record.emailConfirmed && `(${translate('account.backoffice.emailNotConfirmed')})`}
    </Fact>
  );
}

function ContactFacts() {
  return (
    <Facts title="account.backoffice.sections.contact">
      <EmailFact />
      <Fact label="fields.users.phone">
        <PlainField source="phone" />
      </Fact>
      <Fact label="fields.users.language">
        <TranslatedField source="language" words="account.languages" />
      </Fact>
      <Fact label="fields.users.notifyGeneralEmail">
        <YesNoField source="notifyGeneralEmail" />
      </Fact>
      <Fact label="fields.users.notifyTicketEmail">
        <YesNoField source="notifyTicketEmail" />
      </Fact>
    </Facts>
  );
}

function AccountFacts() {
  const record = useRecordContext<CustomerRecord>();
  return (
    <Facts title="account.backoffice.sections.account">
      <Fact label="fields.users.role">
        <TranslatedField source="role" words="common.roles" />
      </Fact>
      {record && isCustomer(record) && (
        <Fact label="fields.users.managerName">
          <ManagerField source="managerId" />
        </Fact>
      )}
      <Fact label="fields.users.otpConfigured">
        <OtpDeviceField />
      </Fact>
      <Fact label="fields.users.disabled">
        <YesNoField source="disabled" />
      </Fact>
      <Fact label="fields.users.createdAt">
        <DayField source="createdAt" hasTime />
      </Fact>
      <Fact label="fields.users.userId">
        <PlainField source="userId" />
      </Fact>
    </Facts>
  );
}

export function GeneralTab() {
  const record = useRecordContext<CustomerRecord>();
  const seesActivity = useMay('customer', 'readAudit');
  const page = `/customer/${record?.userId}`;
  return (
    <RecordColumns
      side={
        record && seesActivity && <ActivityBeside of={{ personId: record.userId }} to={`${page}/activity`} />
      }
    >
      <Stack sx={{ gap: 2 }}>
        {record && isCustomer(record) && (
          <>
            <CustomerHold />
            <CustomerSummary />
          </>
        )}
        <IdentityFacts />
        <ContactFacts />
        <AccountFacts />
      </Stack>
    </RecordColumns>
  );
}
