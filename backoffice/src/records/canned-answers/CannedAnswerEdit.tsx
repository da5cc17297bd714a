import { useTranslate } from 'react-admin';
import type { CannedAnswerRecord } from '../../api/record-types/canned-answer-record.ts';
import { PageForm } from '../../kit/form/PageForm.tsx';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { DeleteButton } from '../../kit/record/DeleteButton.tsx';
import { RecordPage } from '../../kit/record/RecordPage.tsx';
import { CannedAnswerInputs } from './CannedAnswerInputs.tsx';

const resource = 'config/canned-answers';

export default function CannedAnswerEdit() {
  const translate = useTranslate();
  return (
    <RecordPage<CannedAnswerRecord> subjectType="canned-answer">
      {(record) => (
        <>
          <PageHeading
            title={record.title}
            trail={[{ label: translate('support.backoffice.canned.title'), to: `/${resource}/` }]}
            actions={
              <DeleteButton
                resource={resource}
                name={record.title}
                content={translate('support.backoffice.canned.deleteHint')}
              />
            }
          />
          <PageForm resource={resource} record={record} anyField="title">
            <CannedAnswerInputs />
          </PageForm>
        </>
      )}
    </RecordPage>
  );
}
