import { Alert, Button } from '@mui/material';
import type { ComplaintActKind, ComplaintState } from '@semilla/contract';
import { useState } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import type { WholeComplaintRecord } from '../../api/record-types/complaint-record.ts';
import { useMay } from '../../api/use-may.ts';
import { AnswerDialog } from './AnswerDialog.tsx';

const possible: Record<ComplaintState, readonly ComplaintActKind[]> = {
  Received: ['dismiss', 'admit'],
  Admissible: ['extend', 'decide'],
  Inadmissible: [],
  Decided: [],
};

/** The answers that the state of this complaint allows next. */
export function AnswerButtons({ record }: { record: WholeComplaintRecord }) {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const mayHandle = useMay('complaint', 'handle');
  const [answering, setAnswering] = useState<ComplaintActKind>();
  const acts = possible[record.state];
  if (!mayHandle || !acts.length) return null;
  if (identity?.id === record.userId) {
    return <Alert severity="info">{translate('support.complaints.backoffice.own')}</Alert>;
  }
  return (
    <>
      {acts.map((act) => (
        <Button
          key={act}
          variant={act === 'admit' || act === 'decide' ? 'contained' : 'outlined'}
          onClick={() => setAnswering(act)}
        >
          {translate(`support.complaints.backoffice.${act}.action`)}
        </Button>
      ))}
      {answering && <AnswerDialog record={record} act={answering} onClose={() => setAnswering(undefined)} />}
    </>
  );
}
