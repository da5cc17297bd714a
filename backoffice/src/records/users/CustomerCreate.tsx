import { Stack } from '@mui/material';
import { userKinds } from '@semilla/contract';
import { FormDataConsumer, RadioButtonGroupInput, SaveButton, useTranslate } from 'react-admin';
import { useMay } from '../../api/use-may.ts';
import { FocusFirstProblem } from '../../kit/form/FocusFirstProblem.tsx';
import { FormFooter } from '../../kit/form/FormFooter.tsx';
import { FormSection } from '../../kit/form/FormSection.tsx';
import { PersistentForm } from '../../kit/form/PersistentForm.tsx';
import { ManagerInput } from '../../kit/inputs/ChoiceInputs.tsx';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { invitationProblems } from './customer-validation.ts';
import { CompanyInputs } from './form/CompanyInputs.tsx';
import { ContactInputs } from './form/ContactInputs.tsx';
import {
  IdentificationInputs,
  NationalityInput,
  PersonInputs,
  PersonNameInputs,
} from './form/PersonInputs.tsx';
import { useInviteCustomer } from './form/use-invite-customer.ts';

const defaults = { kind: 'individual', language: 'es' };
const kinds = userKinds.map((id) => ({ id, name: `account.kinds.${id}` }));

function NewPersonInputs() {
  return (
    <>
      <PersonNameInputs />
      <PersonInputs />
      <NationalityInput />
      <span />
      <IdentificationInputs />
    </>
  );
}

function IdentitySection() {
  return (
    <FormSection title="account.backoffice.sections.identity" hint="account.backoffice.create.identityHint">
      <RadioButtonGroupInput
        className="wide"
        source="kind"
        label="fields.users.kind"
        choices={kinds}
        helperText={false}
      />
      <FormDataConsumer>
        {({ formData }) =>
          formData.kind === 'company' ? <CompanyInputs nameSource="companyName" /> : <NewPersonInputs />
        }
      </FormDataConsumer>
    </FormSection>
  );
}

function ManagerSection() {
  const mayAssign = useMay('customer', 'assignManager');
  if (!mayAssign) return null;
  return (
    <FormSection title="fields.users.managerName" hint="account.backoffice.create.managerHint">
      <ManagerInput source="managerId" label="fields.users.managerName" />
    </FormSection>
  );
}

/** Staff create the account of a person or company, who then gets an invitation by mail to choose a password. */
export default function CustomerCreate() {
  const translate = useTranslate();
  const invite = useInviteCustomer();
  return (
    <>
      <PageHeading
        title={translate('account.backoffice.create.title')}
        trail={[{ label: translate('account.backoffice.list.title'), to: '/customer/' }]}
      />
      <PersistentForm keepsDraft defaultValues={defaults} validate={invitationProblems} onSubmit={invite}>
        <FocusFirstProblem source="name" />
        <Stack sx={{ gap: 2, maxWidth: 1080 }}>
          <IdentitySection />
          <FormSection title="account.backoffice.sections.contact">
            <ContactInputs hasEmail emailHint="account.backoffice.create.emailHint" />
          </FormSection>
          <ManagerSection />
        </Stack>
        <FormFooter>
          <SaveButton alwaysEnable size="large" label="account.backoffice.create.save" />
        </FormFooter>
      </PersistentForm>
    </>
  );
}
