import { CreateBase, useTranslate } from 'react-admin';
import { PageForm } from '../../kit/form/PageForm.tsx';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { CannedAnswerInputs } from './CannedAnswerInputs.tsx';

const resource = 'config/canned-answers';

export default function CannedAnswerCreate() {
  const translate = useTranslate();
  return (
    <CreateBase>
      <PageHeading
        title={translate('support.backoffice.canned.create')}
        trail={[{ label: translate('support.backoffice.canned.title'), to: `/${resource}/` }]}
      />
      <PageForm resource={resource} anyField="title">
        <CannedAnswerInputs />
      </PageForm>
    </CreateBase>
  );
}
