import type { QuestionState } from '@semilla/contract';
import { useRecordContext, useTranslate } from 'react-admin';
import type { QuestionRecord } from '../../api/record-types/question-record.ts';
import { type ChipColour, ColourChip } from '../../kit/fields/ColourChip.tsx';

const colours: Record<QuestionState, ChipColour> = { Waiting: 'sun', Published: 'green', Declined: 'grey' };

/** The state of a question; also whether its answer waits for a second person. */
export function QuestionStateField() {
  const record = useRecordContext<QuestionRecord>();
  const translate = useTranslate();
  if (!record) return null;
  return (
    <>
      <ColourChip
        colour={colours[record.state]}
        label={translate(`project.questions.states.${record.state}`)}
      />
      {record.isProposed && (
        <>
          {' '}
          <ColourChip colour="blue" label={translate('fields.projectQuestions.isProposed')} />
        </>
      )}
    </>
  );
}
