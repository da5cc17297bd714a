import { takeMax, v1 } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { AutocompleteInput, ReferenceInput, SelectInput, useRefresh, useTranslate } from 'react-admin';
import { formProblems } from '../../../api/form-problems.ts';
import type { TransactionRecord } from '../../../api/record-types/customer-record.ts';
import type { OrderRecord } from '../../../api/record-types/money-record.ts';
import type { WholeTicketRecord } from '../../../api/record-types/ticket-record.ts';
import { kindOfTransaction } from '../../../kit/fields/kind-of-transaction.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useSaveRecord } from '../../../kit/form/use-save-record.ts';

const byName = { field: 'name', order: 'ASC' } as const;
const newestFirst = { field: 'createdAt', order: 'DESC' } as const;

const linksOf = ({ projectId, transactionId, orderId }: Record<string, unknown>) => ({
  projectId: projectId || null,
  transactionId: transactionId || null,
  orderId: orderId || null,
});

interface LinksDialogProps {
  ticket: WholeTicketRecord;
  onClose: () => void;
}

/** Asks for the project, the movement and the order that a ticket is about. The latter two are of its customer. */
export function LinksDialog({ ticket, onClose }: LinksDialogProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const done = () => {
    onClose();
    refresh();
  };
  const { save } = useSaveRecord('ticket', ticket, done, 'support.backoffice.links.changed');
  const ofCustomer = { sort: newestFirst, filter: { userId: ticket.userId }, perPage: takeMax };
  const nameOfMovement = ({ createdAt, amount, ...movement }: TransactionRecord) => {
    const what = `wallet.backoffice.what.${kindOfTransaction(movement)}`;
    return `${formatDate(createdAt)} · ${translate(what, { amount: formatMoney(amount) })}`;
  };
  return (
    <FormDialog
      title="support.backoffice.links.title"
      record={{ id: ticket.id, ...linksOf(ticket) }}
      edits="ticket"
      validate={(values) => formProblems(v1.tickets.edit, linksOf(values))}
      onSubmit={(values) => save({ ...ticket, ...linksOf(values), isAdmin: true })}
      onLeave={onClose}
    >
      <ReferenceInput source="projectId" reference="project" sort={byName} perPage={20}>
        <AutocompleteInput
          label="fields.tickets.projectName"
          optionText="name"
          filterToQuery={(name: string) => (name ? { name } : {})}
          noOptionsText="common.backoffice.noChoice"
        />
      </ReferenceInput>
      <ReferenceInput source="transactionId" reference="wallet" {...ofCustomer}>
        <SelectInput
          label="support.backoffice.links.transaction"
          optionText={nameOfMovement}
          translateChoice={false}
          helperText="support.backoffice.links.ofCustomer"
        />
      </ReferenceInput>
      <ReferenceInput source="orderId" reference="orders" {...ofCustomer}>
        <SelectInput
          label="support.backoffice.links.order"
          optionText={({ createdAt, projectName, amount }: OrderRecord) =>
            `${formatDate(createdAt)} · ${projectName} · ${formatMoney(amount)}`
          }
          translateChoice={false}
          helperText="support.backoffice.links.ofCustomer"
        />
      </ReferenceInput>
    </FormDialog>
  );
}
