import QuestionIcon from '@mui/icons-material/QuestionAnswerOutlined';
import { useTranslate } from 'react-admin';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { Message } from '../../kit/page/Message.tsx';
import { QuestionCards } from './QuestionCards.tsx';
import { QuestionTable } from './QuestionTable.tsx';
import { questionFilters } from './question-filters.tsx';

// Managers may also read what other projects published, but answer only questions about their own.
const ofOwnProjects = { isAnswerable: true };

function NoQuestions() {
  const translate = useTranslate();
  return (
    <Message
      icon={<QuestionIcon />}
      title={translate('project.questions.backoffice.empty')}
      text={translate('project.questions.backoffice.emptyHint')}
    />
  );
}

export default function QuestionList() {
  return (
    <ListPage
      title="project.questions.backoffice.title"
      filter={ofOwnProjects}
      filters={questionFilters}
      sort={{ field: 'askedAt', order: 'DESC' }}
      sortable={['askedAt', 'publishedAt', 'number', 'state', 'projectName']}
      table={<QuestionTable />}
      cards={<QuestionCards />}
      empty={<NoQuestions />}
    />
  );
}
