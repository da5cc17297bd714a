import ManagerIcon from '@mui/icons-material/SupervisorAccountOutlined';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { Button } from 'react-admin';

const BulkAssignDialog = lazy(() => import('./BulkAssignDialog.tsx'));

/** Opens the dialog that assigns a manager to the selected rows. */
export function BulkAssignButton(dialog: Omit<ComponentProps<typeof BulkAssignDialog>, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button label="account.backoffice.assign.action" onClick={() => setOpen(true)}>
        <ManagerIcon />
      </Button>
      <Suspense>{isOpen && <BulkAssignDialog {...dialog} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
