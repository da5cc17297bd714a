import { Typography } from '@mui/material';
import { v1 } from '@semilla/contract';
import { useTranslate } from 'react-admin';
import { bodyFields } from '../../api/body-fields.ts';
import { formProblems } from '../../api/form-problems.ts';
import type { QuestionRecord } from '../../api/record-types/question-record.ts';
import { call } from '../../api/session.ts';
import { useAct } from '../../kit/acts/use-act.ts';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { WhyInput } from '../../kit/second-person/WhyInput.tsx';
import { whyProblems } from '../../kit/second-person/why-problems.ts';

const words = 'project.questions.backoffice.publish';
const blank = { id: '' };

/** Proposes to publish the question with the drafted answer. */
export function PublishDialog({ record, onClose }: { record: QuestionRecord; onClose: () => void }) {
  const translate = useTranslate();
  const { act } = useAct();
  const { projectQuestionId, version: seenVersion, question, answer } = record;
  const bodyOf = (values: Record<string, unknown>) =>
    bodyFields(v1.projectQuestions.publish, { ...values, seenVersion });
  const propose = async (values: Record<string, unknown>) => {
    const input = { params: { projectQuestionId }, body: bodyOf(values) as never };
    const run = () => call(v1.projectQuestions.publish, input);
    // What was read is no longer the draft, so it has to be read again before it is published.
    const isDone = await act(run, { done: 'approvals.proposed', onEdited: onClose });
    if (isDone) onClose();
    return isDone;
  };
  return (
    <FormDialog
      title={`${words}.title`}
      record={blank}
      saveLabel={`${words}.action`}
      validate={(values) => ({
        ...formProblems(v1.projectQuestions.publish, bodyOf(values)),
        ...whyProblems(values),
      })}
      onSubmit={propose}
      onLeave={onClose}
    >
      <Typography sx={{ fontWeight: 'medium', overflowWrap: 'anywhere' }}>{question}</Typography>
      <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{answer}</Typography>
      <Typography variant="body2" color="textSecondary">
        {translate(`${words}.hint`)}
      </Typography>
      <WhyInput />
    </FormDialog>
  );
}
