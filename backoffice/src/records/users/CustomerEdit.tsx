import { Stack } from '@mui/material';
import { ownerConflicts, roles } from '@semilla/contract';
import {
  BooleanInput,
  EditBase,
  SaveButton,
  SelectInput,
  useGetIdentity,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { type CustomerRecord, fullName, isCustomer } from '../../api/record-types/customer-record.ts';
import { useMay } from '../../api/use-may.ts';
import { FocusFirstProblem } from '../../kit/form/FocusFirstProblem.tsx';
import { FormFooter } from '../../kit/form/FormFooter.tsx';
import { FormSection } from '../../kit/form/FormSection.tsx';
import { PersistentForm } from '../../kit/form/PersistentForm.tsx';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { LoadedEdit } from '../../kit/record/LoadedEdit.tsx';
import { RecordLoading } from '../../kit/record/RecordLoading.tsx';
import { useSavedOrProposed } from '../../kit/second-person/use-saved-or-proposed.ts';
import { WhyIfChanged } from '../../kit/second-person/WhyInput.tsx';
import { RecordTogether } from '../../kit/together/RecordTogether.tsx';
import { CustomerBadges } from './CustomerBadges.tsx';
import { editProblems } from './customer-validation.ts';
import { CompanyInputs } from './form/CompanyInputs.tsx';
import { ContactInputs } from './form/ContactInputs.tsx';
import {
  IdentificationInputs,
  NationalityInput,
  PersonInputs,
  PersonNameInputs,
} from './form/PersonInputs.tsx';

const roleChoices = roles.map((id) => ({ id, name: `common.roles.${id}` }));

function Heading({ record }: { record: CustomerRecord }) {
  const translate = useTranslate();
  return (
    <PageHeading
      title={translate('account.backoffice.edit.title', { name: fullName(record) })}
      trail={[
        { label: translate('account.backoffice.list.title'), to: '/customer/' },
        { label: fullName(record), to: `/customer/${record.id}` },
      ]}
      beside={<CustomerBadges />}
    />
  );
}

function IdentitySection({ kind }: Pick<CustomerRecord, 'kind'>) {
  return (
    <FormSection title="account.backoffice.sections.identity">
      {kind === 'company' ? (
        <CompanyInputs nameSource="name" />
      ) : (
        <>
          <PersonNameInputs />
          <PersonInputs />
        </>
      )}
      <NationalityInput />
      <span />
      <IdentificationInputs />
    </FormSection>
  );
}

function ContactSection({ record }: { record: CustomerRecord }) {
  // Staff addresses cannot be changed: redirecting their mail would allow taking over their account.
  const mayChangeEmail = (useMay('customer', 'govern') ?? false) && isCustomer(record);
  return (
    <FormSection title="account.backoffice.sections.contact">
      <ContactInputs hasEmail={mayChangeEmail} emailHint="account.backoffice.edit.emailHint" />
      <BooleanInput className="wide" source="notifyGeneralEmail" label="fields.users.notifyGeneralEmail" />
      <BooleanInput className="wide" source="notifyTicketEmail" label="fields.users.notifyTicketEmail" />
    </FormSection>
  );
}

const tieChoices = ownerConflicts.map((id) => ({ id, name: `project.ownerConflicts.${id}` }));

/** Users cannot change their own role. */
function RoleSection({ record }: { record: CustomerRecord }) {
  const { identity } = useGetIdentity();
  const mayGovern = useMay('customer', 'govern');
  if (!mayGovern || identity?.id === record.id) return null;
  return (
    <FormSection title="account.backoffice.sections.account" hint="account.backoffice.edit.roleHint">
      <SelectInput source="role" label="fields.users.role" choices={roleChoices} isRequired />
      {isCustomer(record) && (
        <SelectInput
          source="providerTie"
          label="fields.users.providerTie"
          helperText="account.backoffice.edit.providerTieHint"
          choices={tieChoices}
        />
      )}
    </FormSection>
  );
}

function Content() {
  const record = useRecordContext<CustomerRecord>();
  if (!record) return <RecordLoading />;
  return (
    <>
      <Heading record={record} />
      <PersistentForm keepsDraft validate={(values) => editProblems(record, values)}>
        <RecordTogether />
        <FocusFirstProblem source="name" />
        <Stack sx={{ gap: 2, maxWidth: 1080 }}>
          <IdentitySection kind={record.kind} />
          <ContactSection record={record} />
          <RoleSection record={record} />
          <WhyIfChanged sources={['email', 'role']} />
        </Stack>
        <FormFooter>
          <SaveButton alwaysEnable size="large" />
        </FormFooter>
      </PersistentForm>
    </>
  );
}

export default function CustomerEdit() {
  const onSuccess = useSavedOrProposed('show');
  return (
    <EditBase
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess }}
      loading={<RecordLoading />}
      queryOptions={{ onError: () => {} }}
    >
      <LoadedEdit>
        <Content />
      </LoadedEdit>
    </EditBase>
  );
}
