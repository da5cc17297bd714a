import { Alert, Button } from '@mui/material';
import { v1 } from '@semilla/contract';
import { formatNumber } from '@semilla/format';
import { useState } from 'react';
import { useNavigate, useNotify, useTranslate } from 'react-admin';
import type { BulkActRecord } from '../../api/record-types/bulk-act-record.ts';
import { call } from '../../api/session.ts';
import { useMay } from '../../api/use-may.ts';
import { useAct } from '../../kit/acts/use-act.ts';
import { useMoneyAct } from '../../kit/acts/use-money-act.ts';
import { Confirm } from '../../kit/dialog/Confirm.tsx';
import { useActName } from './use-act-name.ts';

function StopButton({ record }: { record: BulkActRecord }) {
  const translate = useTranslate();
  const { act, isPending } = useAct();
  const stop = () =>
    act(() => call(v1.bulkActs.stop, { params: { bulkActId: record.id } }), {
      done: 'overview.bulk.stop.done',
    });
  return (
    <Button variant="outlined" disabled={isPending} onClick={() => void stop()}>
      {translate('overview.bulk.stop.action')}
    </Button>
  );
}

function UndoButton({ record }: { record: BulkActRecord }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const nameOf = useActName();
  const [isAsking, setAsking] = useState(false);
  const { run, isSending, refusal } = useMoneyAct(v1.bulkActs.undo, ({ bulkActId }) => {
    setAsking(false);
    notify('overview.bulk.started', { type: 'success' });
    navigate(`/bulk-acts/${bulkActId}`);
  });
  const words = 'overview.bulk.undo';
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {translate(`${words}.action`)}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isSending}
        title={translate(`${words}.title`, { act: nameOf(record) })}
        content={
          <>
            {translate(`${words}.content`, {
              smart_count: record.done,
              total: formatNumber(record.done),
            })}
            {refusal && (
              <Alert severity="error" component="span" sx={{ mt: 1.5 }}>
                {refusal}
              </Alert>
            )}
          </>
        }
        confirm={`${words}.action`}
        onConfirm={() => void run({ params: { bulkActId: record.id } })}
        onClose={() => !isSending && setAsking(false)}
      />
    </>
  );
}

/** Stops a running bulk act, or undoes one that has ended. */
export function BulkActButtons({ record }: { record: BulkActRecord }) {
  const mayAct = useMay('bulk-acts', 'create');
  if (!mayAct) return null;
  if (record.state === 'running') return <StopButton record={record} />;
  return record.canBeUndone ? <UndoButton key={record.id} record={record} /> : null;
}
