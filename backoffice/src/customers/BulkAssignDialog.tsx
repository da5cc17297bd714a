import { createUserAssignment, editUserAssignment, readUser } from '@semilla/contract';
import { useTranslate } from 'react-admin';
import { ManagerInput } from '../inputs/ChoiceInputs.tsx';
import { FormDialog } from '../inputs/FormDialog.tsx';
import { formProblems } from '../inputs/form-problems.ts';
import { call } from '../providers/session.ts';
import { useForEach } from './use-for-each.ts';

/** Whoever has a manager already is given to the other one. The list may not know: they may stand on another page. */
async function giveTo(managerId: string, userId: string): Promise<void> {
  const customer = await call(readUser, { params: { userId } });
  if (customer.managerId) await call(editUserAssignment, { params: { userId }, body: { managerId } });
  else await call(createUserAssignment, { body: { userId, managerId } });
}

interface BulkAssignDialogProps {
  ids: string[];
  onClose: () => void;
}

export function BulkAssignDialog({ ids, onClose }: BulkAssignDialogProps) {
  const translate = useTranslate();
  const { forEach } = useForEach();
  const assign = async ({ managerId }: Record<string, unknown>) => {
    await forEach(ids, (userId) => giveTo(String(managerId), userId));
    onClose();
  };
  return (
    <FormDialog
      title={translate('account.backoffice.assign.severalTitle', { smart_count: ids.length })}
      saveLabel="account.backoffice.assign.action"
      validate={(values) => formProblems(editUserAssignment, values)}
      onSubmit={assign}
      onLeave={onClose}
    >
      <ManagerInput source="managerId" label="fields.users.managerName" isRequired />
    </FormDialog>
  );
}
