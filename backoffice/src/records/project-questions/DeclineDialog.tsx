import { Typography } from '@mui/material';
import { declineReasons, v1 } from '@semilla/contract';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { bodyFields } from '../../api/body-fields.ts';
import { formProblems } from '../../api/form-problems.ts';
import type { QuestionRecord } from '../../api/record-types/question-record.ts';
import { call } from '../../api/session.ts';
import { useAct } from '../../kit/acts/use-act.ts';
import { FormDialog } from '../../kit/form/FormDialog.tsx';

const fields = 'fields.projectQuestions';
const words = 'project.questions.backoffice.decline';
const blank = { id: '' };
const reasons = declineReasons.map((id) => ({ id, name: `project.questions.declineReasons.${id}` }));

const bodyOf = (values: Record<string, unknown>) => bodyFields(v1.projectQuestions.decline, values);

/** Declines a question. The investor who asked reads the reason and the note. */
export function DeclineDialog({ record, onClose }: { record: QuestionRecord; onClose: () => void }) {
  const translate = useTranslate();
  const { act } = useAct();
  const { projectQuestionId, question } = record;
  const decline = async (values: Record<string, unknown>) => {
    const input = { params: { projectQuestionId }, body: bodyOf(values) as never };
    const isDone = await act(() => call(v1.projectQuestions.decline, input), { done: `${words}.done` });
    if (isDone) onClose();
    return isDone;
  };
  return (
    <FormDialog
      title={`${words}.title`}
      record={blank}
      saveLabel={`${words}.action`}
      isGrave
      validate={(values) => formProblems(v1.projectQuestions.decline, bodyOf(values))}
      onSubmit={decline}
      onLeave={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{question}</Typography>
      <Typography variant="body2" color="textSecondary">
        {translate(`${words}.hint`)}
      </Typography>
      <SelectInput source="declineReason" label={`${fields}.declineReason`} choices={reasons} isRequired />
      <TextInput source="declineNote" label={`${fields}.declineNote`} multiline minRows={2} />
    </FormDialog>
  );
}
