import { Typography } from '@mui/material';
import {
  type ComplaintActKind,
  civilDateAt,
  complaintFieldList,
  type Endpoint,
  type Field,
  usualAnswerDay,
  v1,
} from '@semilla/contract';
import { useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { editWithVersion } from '../../api/edit-with-version.ts';
import { formProblems } from '../../api/form-problems.ts';
import type { WholeComplaintRecord } from '../../api/record-types/complaint-record.ts';
import { useAct } from '../../kit/acts/use-act.ts';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { DateInput } from '../../kit/inputs/DateInput.tsx';
import { PointInputs } from './PointInputs.tsx';

interface AnswerDialogProps {
  record: WholeComplaintRecord;
  act: ComplaintActKind;
  onClose: () => void;
}

const words = 'support.complaints.backoffice';

/** The inputs of each answer: reasons, a day, a contact, or a decision on every point. */
function Inputs({
  act,
  count,
  onCount,
}: {
  act: ComplaintActKind;
  count: number;
  onCount: (count: number) => void;
}) {
  if (act === 'decide') return <PointInputs count={count} onCount={onCount} />;
  return (
    <>
      <TextInput source="reasons" label={`${words}.fields.reasons`} multiline minRows={4} isRequired />
      {act === 'admit' && <DateInput source="answerBy" label={`${words}.fields.answerBy`} isRequired />}
      {act === 'extend' && <DateInput source="answerBy" label={`${words}.fields.newAnswerBy`} isRequired />}
      {act !== 'extend' && (
        <TextInput
          source="contact"
          label={`${words}.fields.contact`}
          helperText={`${words}.fields.contactHint`}
        />
      )}
    </>
  );
}

const shownFields = Object.fromEntries(
  Object.entries<Field>(complaintFieldList.fields).filter(([, { hidden, shownAs }]) => !hidden && !shownAs),
);

/** Answers a complaint. The complainant gets the answer by mail, word for word. */
export function AnswerDialog({ record, act, onClose }: AnswerDialogProps) {
  const translate = useTranslate();
  const { act: run } = useAct();
  const [count, setCount] = useState(1);
  const { complaintId, reference, email } = record;
  // A colleague's act reloads the record, but must not make the answer one to what its author has not seen.
  const [seen] = useState(record);

  const bodyOf = ({ reasons, answerBy, contact, points }: Record<string, unknown>) => ({
    ...(act === 'decide' ? { points: ((points as unknown[]) ?? []).slice(0, count) } : { reasons }),
    ...((act === 'admit' || act === 'extend') && { answerBy }),
    ...(act !== 'extend' && contact ? { contact } : {}),
  });
  const answer = async (values: Record<string, unknown>) => {
    const send = () =>
      editWithVersion<Endpoint>(v1.complaints[act], {
        resource: 'complaints',
        recordId: complaintId,
        params: { complaintId },
        before: seen,
        changes: {},
        bodyOn: () => bodyOf(values),
        fields: shownFields,
      });
    const isDone = await run(send, { done: `${words}.${act}.done`, onKept: onClose });
    if (isDone) onClose();
    return isDone;
  };
  const suggested = usualAnswerDay(civilDateAt(new Date(record.receivedAt)));

  return (
    <FormDialog
      title={`${words}.${act}.title`}
      titleValues={{ reference }}
      // Only the id: the complaint has fields with the same names, which would prefill the form.
      record={{ id: record.id }}
      edits="complaint"
      saveLabel={`${words}.${act}.action`}
      isGrave={act === 'dismiss'}
      defaultValues={act === 'admit' ? { answerBy: suggested } : undefined}
      validate={(values) => formProblems(v1.complaints[act], bodyOf(values))}
      onSubmit={answer}
      onLeave={onClose}
    >
      <Typography color="textSecondary">{translate(`${words}.mailed`, { email })}</Typography>
      <Inputs act={act} count={count} onCount={setCount} />
    </FormDialog>
  );
}
