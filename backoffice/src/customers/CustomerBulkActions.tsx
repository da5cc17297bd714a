import BlockIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ManagerIcon from '@mui/icons-material/SupervisorAccountOutlined';
import { addressOf } from '@semilla/client';
import { v1 } from '@semilla/contract';
import { type ReactNode, useState } from 'react';
import { Button, useListContext, useTranslate } from 'react-admin';
import { Confirm } from '../layout/Confirm.tsx';
import { ExportButton } from '../layout/ExportButton.tsx';
import { call } from '../providers/session.ts';
import { useMay } from '../providers/use-may.ts';
import { BulkAssignDialog } from './BulkAssignDialog.tsx';
import type { CustomerRecord } from './customer-record.ts';
import { ForEachProgress } from './ForEachProgress.tsx';
import { useForEach } from './use-for-each.ts';

/** The ids of the selected customers, including those on other pages. */
function useSelectedIds(): string[] {
  return useListContext<CustomerRecord>().selectedIds.map(String);
}

interface EnableButtonProps {
  isDisabling: boolean;
  icon: ReactNode;
}

function EnableButton({ isDisabling, icon }: EnableButtonProps) {
  const translate = useTranslate();
  const ids = useSelectedIds();
  const [isAsking, setAsking] = useState(false);
  const { forEach, stop, progress } = useForEach();
  const act = isDisabling ? 'disable' : 'enable';

  const confirm = async () => {
    await forEach(ids, (userId) =>
      call(v1.users.edit, { params: { userId }, body: { disabled: isDisabling } }),
    );
    setAsking(false);
  };

  return (
    <>
      <Button label={`account.backoffice.bulk.${act}.action`} onClick={() => setAsking(true)}>
        {icon}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={progress !== undefined}
        title={translate(`account.backoffice.bulk.${act}.title`, { smart_count: ids.length })}
        content={
          <>
            {translate(`account.backoffice.bulk.${act}.content`, { smart_count: ids.length })}
            <ForEachProgress progress={progress} onStop={stop} />
          </>
        }
        confirm={`account.backoffice.bulk.${act}.action`}
        onConfirm={() => void confirm()}
        onClose={() => progress === undefined && setAsking(false)}
      />
    </>
  );
}

function AssignButton() {
  const ids = useSelectedIds();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button label="account.backoffice.assign.action" onClick={() => setOpen(true)}>
        <ManagerIcon />
      </Button>
      {isOpen && <BulkAssignDialog ids={ids} onClose={() => setOpen(false)} />}
    </>
  );
}

function ExportSelected() {
  const ids = useSelectedIds();
  return (
    <ExportButton
      label="account.backoffice.bulk.export"
      endpoint={v1.users.export}
      address={addressOf(v1.users.export, { query: { ids } })}
    />
  );
}

export function CustomerBulkActions() {
  const mayAssign = useMay('customer', 'assignManager');
  const mayGovern = useMay('customer', 'govern');
  return (
    <>
      {mayAssign && <AssignButton />}
      {mayGovern && <EnableButton isDisabling icon={<BlockIcon />} />}
      {mayGovern && <EnableButton isDisabling={false} icon={<CheckIcon />} />}
      <ExportSelected />
    </>
  );
}
