import { Button } from '@mui/material';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useRecordContext, useRefresh, useTranslate } from 'react-admin';
import type { CustomerRecord } from '../../../api/record-types/customer-record.ts';
import { useMay } from '../../../api/use-may.ts';

export interface AddDialogProps {
  customer: CustomerRecord;
  onDone: () => void;
  onClose: () => void;
}

interface AddInDialogProps {
  resource: string;
  label: string;
  icon: ReactNode;
  dialog: ComponentType<AddDialogProps>;
}

/** A button that opens the create dialog. Users without permission do not see it. */
export function AddInDialog({ resource, label, icon, dialog: Dialog }: AddInDialogProps) {
  const customer = useRecordContext<CustomerRecord>();
  const translate = useTranslate();
  const refresh = useRefresh();
  const mayAdd = useMay(resource, 'create');
  const [isOpen, setOpen] = useState(false);
  if (!customer || !mayAdd) return null;
  const close = () => setOpen(false);
  const done = () => {
    close();
    refresh();
  };
  return (
    <>
      <Button variant="contained" startIcon={icon} onClick={() => setOpen(true)}>
        {translate(label)}
      </Button>
      {isOpen && <Dialog customer={customer} onDone={done} onClose={close} />}
    </>
  );
}
