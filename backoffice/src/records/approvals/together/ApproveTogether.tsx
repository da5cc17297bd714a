import ApproveIcon from '@mui/icons-material/TaskAltOutlined';
import { lazy, Suspense, useState } from 'react';
import { Button, useDataProvider, useListContext, useUnselectAll } from 'react-admin';
import type { ProposalRecord } from '../../../api/record-types/proposal-record.ts';
import { useNotifyRefusal } from '../../../kit/acts/use-notify-refusal.ts';

const ApproveTogetherDialog = lazy(() => import('./ApproveTogetherDialog.tsx'));

/** Reads the selected proposals and shows them to be approved together. */
export function ApproveTogether() {
  const { selectedIds = [] } = useListContext<ProposalRecord>();
  const dataProvider = useDataProvider();
  const unselect = useUnselectAll('approvals');
  const notifyRefusal = useNotifyRefusal();
  const [records, setRecords] = useState<readonly ProposalRecord[]>();
  const open = () =>
    dataProvider
      .getMany<ProposalRecord>('approvals', { ids: selectedIds })
      .then(({ data }) => setRecords(data), notifyRefusal);
  const close = (isDone: boolean) => {
    setRecords(undefined);
    if (isDone) unselect();
  };
  return (
    <>
      <Button label="approvals.together.action" onClick={() => void open()}>
        <ApproveIcon />
      </Button>
      <Suspense>{records && <ApproveTogetherDialog records={records} onClose={close} />}</Suspense>
    </>
  );
}
