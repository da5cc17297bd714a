import MoreIcon from '@mui/icons-material/ExpandMore';
import ManagerIcon from '@mui/icons-material/SupervisorAccountOutlined';
import { Menu, MenuItem, Button as MuiButton } from '@mui/material';
import { type ComponentType, useId, useState } from 'react';
import { Button, useGetIdentity, useRecordContext, useTranslate } from 'react-admin';
import { type CustomerRecord, isCustomer } from '../../../api/record-types/customer-record.ts';
import { useMay } from '../../../api/use-may.ts';
import { useWhenAsked } from '../../../kit/acts/asked-act/use-asked-act.ts';
import { AssignManagerDialog } from './AssignManagerDialog.tsx';
import { DeleteCustomerDialog } from './DeleteCustomerDialog.tsx';
import { DeleteOtpDialog } from './DeleteOtpDialog.tsx';
import { EnableDialog } from './EnableDialog.tsx';

export interface ActDialogProps {
  record: CustomerRecord;
  onClose: () => void;
}

interface Act {
  label: string;
  dialog: ComponentType<ActDialogProps>;
}

function actsOn({ disabled, otpConfigured }: CustomerRecord): Act[] {
  return [
    {
      label: disabled
        ? 'account.backoffice.access.enable.action'
        : 'account.backoffice.access.disable.action',
      dialog: EnableDialog,
    },
    ...(otpConfigured ? [{ label: 'account.backoffice.otp.action', dialog: DeleteOtpDialog }] : []),
    { label: 'account.backoffice.delete.action', dialog: DeleteCustomerDialog },
  ];
}

interface MoreProps {
  acts: Act[];
  onChoose: (act: Act) => void;
}

function More({ acts, onChoose }: MoreProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const id = useId();
  const close = () => setAnchor(undefined);
  const choose = (act: Act) => {
    close();
    onChoose(act);
  };
  return (
    <>
      <MuiButton
        id={id}
        variant="outlined"
        endIcon={<MoreIcon />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('account.backoffice.moreActions')}
      </MuiButton>
      <Menu
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {acts.map((act) => (
          <MenuItem key={act.label} onClick={() => choose(act)}>
            {translate(act.label)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const assign: Act = { label: 'account.backoffice.assign.action', dialog: AssignManagerDialog };

/** Actions of administrators. They cannot be applied to their own account. */
export function CustomerActions() {
  const record = useRecordContext<CustomerRecord>();
  const { identity } = useGetIdentity();
  const mayGovern = useMay('customer', 'govern');
  const [act, setAct] = useState<Act>();
  const isOffered = record && mayGovern && identity && record.id !== identity.id;
  useWhenAsked('assign', () => {
    if (!isOffered || !isCustomer(record)) return false;
    setAct(assign);
    return true;
  });
  if (!isOffered) return null;
  const Dialog = act?.dialog;
  return (
    <>
      <More acts={actsOn(record)} onChoose={setAct} />
      {isCustomer(record) && (
        <Button variant="outlined" size="medium" label={assign.label} onClick={() => setAct(assign)}>
          <ManagerIcon />
        </Button>
      )}
      {Dialog && <Dialog record={record} onClose={() => setAct(undefined)} />}
    </>
  );
}
