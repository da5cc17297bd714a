import { v1 } from '@semilla/contract';
import { useTranslate } from 'react-admin';
import { ManagerInput } from '../inputs/ChoiceInputs.tsx';
import { FormDialog } from '../inputs/FormDialog.tsx';
import { formProblems } from '../inputs/form-problems.ts';
import { call } from '../providers/session.ts';
import { ForEachProgress } from './ForEachProgress.tsx';
import { useForEach } from './use-for-each.ts';

/**
 * Assigns a manager. Selected customers may be on other pages of the list, so the API is asked whether each already has a
 * manager.
 */
async function assignManager(managerId: string, userId: string): Promise<void> {
  const customer = await call(v1.users.findOne, { params: { userId } });
  if (customer.managerId) await call(v1.userAssignments.edit, { params: { userId }, body: { managerId } });
  else await call(v1.userAssignments.create, { body: { userId, managerId } });
}

interface BulkAssignDialogProps {
  ids: string[];
  onClose: () => void;
}

export function BulkAssignDialog({ ids, onClose }: BulkAssignDialogProps) {
  const translate = useTranslate();
  const { forEach, stop, progress } = useForEach();
  const assign = async ({ managerId }: Record<string, unknown>) => {
    await forEach(ids, (userId) => assignManager(String(managerId), userId));
    onClose();
  };
  return (
    <FormDialog
      title={translate('account.backoffice.assign.severalTitle', { smart_count: ids.length })}
      saveLabel="account.backoffice.assign.action"
      validate={(values) => formProblems(v1.userAssignments.edit, values)}
      onSubmit={assign}
      onLeave={onClose}
    >
      <ManagerInput source="managerId" label="fields.users.managerName" isRequired />
      <ForEachProgress progress={progress} onStop={stop} />
    </FormDialog>
  );
}
