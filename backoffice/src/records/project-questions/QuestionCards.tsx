import { Typography } from '@mui/material';
import type { QuestionRecord } from '../../api/record-types/question-record.ts';
import { DayField } from '../../kit/fields/DayField.tsx';
import { RecordCard, RecordCards } from '../../kit/list/RecordCards.tsx';
import { QuestionStateField } from './QuestionStateField.tsx';

export function QuestionCards() {
  return (
    <RecordCards<QuestionRecord>>
      {({ question, projectName }) => (
        <RecordCard title={question} chip={<QuestionStateField />}>
          <Typography variant="body2">{projectName}</Typography>
          <Typography variant="body2" color="textSecondary">
            <DayField source="askedAt" />
          </Typography>
        </RecordCard>
      )}
    </RecordCards>
  );
}
