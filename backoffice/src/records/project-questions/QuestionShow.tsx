import { Stack } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { QuestionRecord } from '../../api/record-types/question-record.ts';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { RecordLoading } from '../../kit/record/RecordLoading.tsx';
import { ShownRecord } from '../../kit/record/ShownRecord.tsx';
import { WaitingProposals } from '../../kit/second-person/WaitingProposals.tsx';
import { AdditionList } from './AdditionList.tsx';
import { QuestionButtons } from './QuestionButtons.tsx';
import { AnswerFacts, QuestionFacts } from './QuestionFacts.tsx';
import { QuestionStateField } from './QuestionStateField.tsx';

function Content() {
  const translate = useTranslate();
  const record = useRecordContext<QuestionRecord>();
  if (!record) return <RecordLoading />;
  const { number, projectName, id, additions } = record;
  return (
    <>
      <PageHeading
        title={
          number === null
            ? translate('project.questions.backoffice.about', { project: projectName })
            : translate('project.questions.backoffice.numbered', { number, project: projectName })
        }
        trail={[{ label: translate('project.questions.backoffice.title'), to: '/project-question/' }]}
        beside={<QuestionStateField />}
        actions={<QuestionButtons record={record} />}
      />
      <WaitingProposals subjectId={String(id)} />
      <Stack sx={{ gap: 2 }}>
        <QuestionFacts />
        <AnswerFacts />
        {additions.length > 0 && <AdditionList additions={additions} />}
      </Stack>
    </>
  );
}

export default function QuestionShow() {
  return (
    <ShownRecord subjectType="project-question">
      <Content />
    </ShownRecord>
  );
}
