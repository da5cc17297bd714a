import { Typography } from '@mui/material';
import { v1 } from '@semilla/contract';
import { useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { changesBetween } from '../../api/changes.ts';
import { editWithVersion } from '../../api/edit-with-version.ts';
import { formProblems } from '../../api/form-problems.ts';
import type { QuestionRecord } from '../../api/record-types/question-record.ts';
import { useAct } from '../../kit/acts/use-act.ts';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { AuthorInput } from './AuthorInput.tsx';

const fields = 'fields.projectQuestions';
const words = 'project.questions.backoffice.draft';

const drafted = ['translation', 'answer', 'answerEn', 'writtenBy'];

// A text that was emptied is removed from the draft.
const bodyOf = (values: Record<string, unknown>) =>
  Object.fromEntries(drafted.map((name) => [name, values[name] || null]));

/** Drafts the answer. Only staff see it until it is published. */
export function DraftDialog({ record, onClose }: { record: QuestionRecord; onClose: () => void }) {
  const translate = useTranslate();
  const { act } = useAct();
  // A colleague's edit reloads the record, but must not replace what is typed here.
  const [shown] = useState(record);
  const { projectQuestionId, question, translation, answer, answerEn, writtenBy, isProposed } = shown;
  const save = async (values: Record<string, unknown>) => {
    const changes = changesBetween(shown, bodyOf(values));
    const send = () =>
      editWithVersion(v1.projectQuestions.edit, {
        resource: 'project-questions',
        recordId: projectQuestionId,
        params: { projectQuestionId },
        before: shown,
        changes,
        bodyOn: (latest) => bodyOf({ ...latest, ...changes }),
      });
    const isDone = await act(send, { done: `${words}.done`, onKept: onClose });
    if (isDone) onClose();
    return isDone;
  };
  return (
    <FormDialog
      title={`${words}.title`}
      record={{ id: record.id, translation, answer, answerEn, writtenBy }}
      edits="project-question"
      validate={(values) => formProblems(v1.projectQuestions.edit, bodyOf(values))}
      onSubmit={save}
      onLeave={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{question}</Typography>
      <Typography variant="body2" color="textSecondary">
        {translate(`${words}.hint`)}
      </Typography>
      {isProposed && <Typography variant="body2">{translate(`${words}.endsProposal`)}</Typography>}
      <AuthorInput />
      <TextInput source="answer" label={`${fields}.answer`} multiline minRows={4} />
      <TextInput source="answerEn" label={`${fields}.answerEn`} multiline minRows={3} />
      <TextInput source="translation" label={`${fields}.translation`} multiline minRows={2} />
    </FormDialog>
  );
}
