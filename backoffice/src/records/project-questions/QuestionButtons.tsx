import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { QuestionRecord } from '../../api/record-types/question-record.ts';
import { useMay } from '../../api/use-may.ts';
import { AdditionDialog } from './AdditionDialog.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { DraftDialog } from './DraftDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';

const dialogs = { decline: DeclineDialog, draft: DraftDialog, publish: PublishDialog, add: AdditionDialog };
type Act = keyof typeof dialogs;

function possibleActs({ state, answer, writtenBy, isProposed }: QuestionRecord): Act[] {
  // Staff of other projects see only that it is published.
  if (isProposed === null || state === 'Declined') return [];
  if (state === 'Published') return isProposed ? [] : ['add'];
  const canPublish = answer !== null && writtenBy !== null && !isProposed;
  return canPublish ? ['decline', 'draft', 'publish'] : ['decline', 'draft'];
}

/** What staff can do next with a question. */
export function QuestionButtons({ record }: { record: QuestionRecord }) {
  const translate = useTranslate();
  const mayAnswer = useMay('project-question', 'answer');
  const [act, setAct] = useState<Act>();
  if (!mayAnswer) return null;
  const acts = possibleActs(record);
  const Dialog = act && dialogs[act];
  return (
    <>
      {acts.map((possible) => (
        <Button
          key={possible}
          variant={possible === acts.at(-1) ? 'contained' : 'outlined'}
          color={possible === 'decline' ? 'error' : 'primary'}
          onClick={() => setAct(possible)}
        >
          {translate(`project.questions.backoffice.${possible}.action`)}
        </Button>
      ))}
      {Dialog && <Dialog record={record} onClose={() => setAct(undefined)} />}
    </>
  );
}
