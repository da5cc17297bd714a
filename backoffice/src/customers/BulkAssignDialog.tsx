import { v1 } from '@semilla/contract';
import { formatNumber } from '@semilla/format';
import { useTranslate } from 'react-admin';
import { ManagerInput } from '../inputs/ChoiceInputs.tsx';
import { FormDialog } from '../inputs/FormDialog.tsx';
import { formProblems } from '../inputs/form-problems.ts';
import { BulkExplanation } from '../layout/bulk/BulkExplanation.tsx';
import { useBulkSelection } from '../layout/bulk/bulk-selection.ts';
import { useBulkAct } from '../layout/bulk/use-bulk-act.ts';

/** Assigns a manager to the selected customers, whether or not they have one. */
export function BulkAssignDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const selection = useBulkSelection();
  const { start, refusal, isStarted } = useBulkAct();
  const { count } = selection;
  if (isStarted) return null;
  return (
    <FormDialog
      title={translate('account.backoffice.assign.severalTitle', {
        smart_count: count,
        total: formatNumber(count),
      })}
      saveLabel="account.backoffice.assign.action"
      validate={(values) => formProblems(v1.userAssignments.edit, values)}
      onSubmit={({ managerId }) => start('assignUsers', selection, { managerId: String(managerId) })}
      onLeave={onClose}
    >
      <ManagerInput source="managerId" label="fields.users.managerName" isRequired />
      <BulkExplanation act="assignUsers" notes={['overview.bulk.notStaff']} refusal={refusal} />
    </FormDialog>
  );
}
