import { attachmentTypes } from '@semilla/contract';
import { CreateBase, TextInput, useTranslate } from 'react-admin';
import { type FormProblems, fieldProblem } from '../../api/form-problems.ts';
import { useMay } from '../../api/use-may.ts';
import { FormSection } from '../../kit/form/FormSection.tsx';
import { PageForm } from '../../kit/form/PageForm.tsx';
import { ManagerInput } from '../../kit/inputs/ChoiceInputs.tsx';
import { CustomerInput } from '../../kit/inputs/CustomerInput.tsx';
import { FilesInput } from '../../kit/inputs/FilesInput.tsx';
import { useCustomerInAddress } from '../../kit/inputs/use-customer-in-address.ts';
import { PageHeading } from '../../kit/page/PageHeading.tsx';

/** Without a customer, the API would create the ticket for the signed-in staff member. */
const customerProblem = ({ userId }: Record<string, unknown>): FormProblems =>
  userId ? {} : { userId: fieldProblem('required') };

/** Creates a ticket on behalf of a customer, who gets a mail about it. */
export default function TicketCreate() {
  const translate = useTranslate();
  const mayChooseStaff = useMay('project', 'assignManager');
  const userId = useCustomerInAddress();
  return (
    <CreateBase>
      <PageHeading
        title={translate('support.backoffice.create')}
        trail={[{ label: translate('support.backoffice.title'), to: '/ticket/' }]}
      />
      <PageForm
        resource="ticket"
        anyField="title"
        defaults={{ userId }}
        problems={customerProblem}
        filesField="documents"
        saveLabel="support.backoffice.open"
        leadsTo="show"
      >
        <FormSection title="support.backoffice.newTicket" hint="support.backoffice.newTicketHint">
          <CustomerInput source="userId" label="fields.tickets.userName" isRequired />
          {mayChooseStaff && (
            <ManagerInput
              source="managerId"
              label="fields.tickets.responsibleName"
              helperText="support.backoffice.responsible.byDefault"
            />
          )}
          <TextInput source="title" label="fields.tickets.title" isRequired className="wide" />
          <TextInput
            source="description"
            label="fields.tickets.description"
            multiline
            minRows={5}
            isRequired
            className="wide"
          />
          <div className="wide">
            <FilesInput
              source="documents"
              label="support.backoffice.attach"
              helperText="support.backoffice.filesHint"
              types={attachmentTypes}
            />
          </div>
        </FormSection>
      </PageForm>
    </CreateBase>
  );
}
