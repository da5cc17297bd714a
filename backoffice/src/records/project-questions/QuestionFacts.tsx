import { useRecordContext, useTranslate } from 'react-admin';
import type { QuestionRecord } from '../../api/record-types/question-record.ts';
import { DayField } from '../../kit/fields/DayField.tsx';
import { Fact, Facts } from '../../kit/fields/Facts.tsx';
import { ProjectField } from '../../kit/fields/ProjectField.tsx';
import { TranslatedField } from '../../kit/fields/TranslatedField.tsx';
import { AskerField } from './AskerField.tsx';

const fields = 'fields.projectQuestions';

/** The question as it was asked. */
export function QuestionFacts() {
  const record = useRecordContext<QuestionRecord>();
  if (!record) return null;
  return (
    <Facts title="project.questions.backoffice.sections.question">
      <Fact label={`${fields}.question`} isWide>
        {record.question}
      </Fact>
      <Fact label={`${fields}.language`}>
        <TranslatedField source="language" words="account.languages" />
      </Fact>
      <Fact label={`${fields}.projectName`}>
        <ProjectField />
      </Fact>
      <Fact label={`${fields}.askedAt`}>
        <DayField source="askedAt" hasTime />
      </Fact>
      {record.askedById && (
        <Fact label={`${fields}.askedByName`}>
          <AskerField />
        </Fact>
      )}
      {record.translation && (
        <Fact label={`${fields}.translation`} isWide>
          {record.translation}
        </Fact>
      )}
    </Facts>
  );
}

function Declined() {
  const record = useRecordContext<QuestionRecord>();
  return (
    <Facts title="project.questions.backoffice.sections.declined">
      <Fact label={`${fields}.declineReason`}>
        <TranslatedField source="declineReason" words="project.questions.declineReasons" />
      </Fact>
      <Fact label={`${fields}.declinedAt`}>
        <DayField source="declinedAt" hasTime />
      </Fact>
      {record?.declineNote && (
        <Fact label={`${fields}.declineNote`} isWide>
          {record.declineNote}
        </Fact>
      )}
    </Facts>
  );
}

/** The drafted or published answer, or why the question was declined. */
export function AnswerFacts() {
  const translate = useTranslate();
  const record = useRecordContext<QuestionRecord>();
  if (!record) return null;
  if (record.state === 'Declined') return <Declined />;
  const { answer, answerEn, writtenBy, publishedAt } = record;
  const section = publishedAt ? 'answer' : 'draft';
  return (
    <Facts title={`project.questions.backoffice.sections.${section}`}>
      <Fact label={`${fields}.answer`} isWide>
        {answer ?? translate('project.questions.backoffice.noDraft')}
      </Fact>
      {answerEn && (
        <Fact label={`${fields}.answerEn`} isWide>
          {answerEn}
        </Fact>
      )}
      {writtenBy && (
        <Fact label={`${fields}.writtenBy`}>
          <TranslatedField source="writtenBy" words="project.questions.authors" />
        </Fact>
      )}
      {publishedAt && (
        <Fact label={`${fields}.publishedAt`}>
          <DayField source="publishedAt" hasTime />
        </Fact>
      )}
    </Facts>
  );
}
