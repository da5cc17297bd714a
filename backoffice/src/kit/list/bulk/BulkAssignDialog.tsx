import type { BulkActName } from '@semilla/contract';
import { formatNumber } from '@semilla/format';
import { fieldProblem } from '../../../api/form-problems.ts';
import { FormDialog } from '../../form/FormDialog.tsx';
import { ManagerInput } from '../../inputs/ChoiceInputs.tsx';
import { BulkExplanation } from './BulkExplanation.tsx';
import { useBulkSelection } from './bulk-selection.ts';
import { useBulkAct } from './use-bulk-act.ts';

interface BulkAssignDialogProps {
  act: Extract<BulkActName, 'assignUsers' | 'assignProjects'>;
  /** A message key that takes the number of rows. */
  title: string;
  notes?: string[];
  onClose: () => void;
}

/** Assigns a manager to the selected rows, whether or not they have one. */
export default function BulkAssignDialog({ act, title, notes, onClose }: BulkAssignDialogProps) {
  const selection = useBulkSelection();
  const { start, refusal, isStarted } = useBulkAct();
  const { count } = selection;
  if (isStarted) return null;
  return (
    <FormDialog
      title={title}
      titleValues={{ smart_count: count, total: formatNumber(count) }}
      saveLabel="account.backoffice.assign.action"
      validate={({ managerId }) => (managerId ? {} : { managerId: fieldProblem('required') })}
      onSubmit={({ managerId }) => start(act, selection, { managerId: String(managerId) })}
      onLeave={onClose}
    >
      <ManagerInput source="managerId" label="fields.users.managerName" isRequired />
      <BulkExplanation act={act} notes={notes} refusal={refusal} />
    </FormDialog>
  );
}
