import { Typography } from '@mui/material';
import { additionKinds, v1 } from '@semilla/contract';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { bodyFields } from '../../api/body-fields.ts';
import { formProblems } from '../../api/form-problems.ts';
import type { QuestionRecord } from '../../api/record-types/question-record.ts';
import { call } from '../../api/session.ts';
import { useAct } from '../../kit/acts/use-act.ts';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { WhyInput } from '../../kit/second-person/WhyInput.tsx';
import { whyProblems } from '../../kit/second-person/why-problems.ts';
import { AuthorInput } from './AuthorInput.tsx';

const fields = 'fields.projectQuestions';
const words = 'project.questions.backoffice.add';
const blank = { id: '' };
const kinds = additionKinds.map((id) => ({ id, name: `project.questions.additionKinds.${id}` }));

const bodyOf = (values: Record<string, unknown>) => bodyFields(v1.projectQuestions.add, values);

/** Proposes an addition to a published answer, or a correction of it. */
export function AdditionDialog({ record, onClose }: { record: QuestionRecord; onClose: () => void }) {
  const translate = useTranslate();
  const { act } = useAct();
  const { projectQuestionId, writtenBy } = record;
  const propose = async (values: Record<string, unknown>) => {
    const input = { params: { projectQuestionId }, body: bodyOf(values) as never };
    const run = () => call(v1.projectQuestions.add, input);
    const isDone = await act(run, { done: 'approvals.proposed' });
    if (isDone) onClose();
    return isDone;
  };
  return (
    <FormDialog
      title={`${words}.title`}
      record={blank}
      defaultValues={{ kind: 'addition', writtenBy }}
      saveLabel={`${words}.save`}
      validate={(values) => ({
        ...formProblems(v1.projectQuestions.add, bodyOf(values)),
        ...whyProblems(values),
      })}
      onSubmit={propose}
      onLeave={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {translate(`${words}.hint`)}
      </Typography>
      <SelectInput source="kind" label={`${fields}.kind`} choices={kinds} isRequired />
      <AuthorInput />
      <TextInput source="text" label={`${fields}.text`} multiline minRows={3} isRequired />
      <TextInput source="textEn" label={`${fields}.textEn`} multiline minRows={2} />
      <WhyInput />
    </FormDialog>
  );
}
