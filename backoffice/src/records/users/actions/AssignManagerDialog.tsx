import { useRefresh } from 'react-admin';
import { DialogForm } from '../../../kit/form/DialogForm.tsx';
import { ManagerInput } from '../../../kit/inputs/ChoiceInputs.tsx';
import type { ActDialogProps } from './CustomerActions.tsx';

export function AssignManagerDialog({ record: { userId, managerId }, onClose }: ActDialogProps) {
  const refresh = useRefresh();
  const done = () => {
    onClose();
    refresh();
  };
  return (
    <DialogForm
      title="account.backoffice.assign.title"
      resource="user-assignments"
      doneMessage="ra.notification.updated"
      record={managerId ? { id: userId, managerId } : undefined}
      given={managerId ? undefined : { userId }}
      saveLabel="account.backoffice.assign.action"
      onDone={done}
      onClose={onClose}
    >
      <ManagerInput source="managerId" label="fields.users.managerName" isRequired />
    </DialogForm>
  );
}
