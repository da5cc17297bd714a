import QuestionIcon from '@mui/icons-material/QuestionAnswerOutlined';
import { RelatedList } from '../../kit/list/RelatedList.tsx';
import { QuestionCards } from './QuestionCards.tsx';
import { QuestionTable } from './QuestionTable.tsx';
import { searchFilter, stateFilter } from './question-filters.tsx';

/** The questions about one project. */
export default function QuestionsTab() {
  return (
    <RelatedList
      resource="project-question"
      target="projectId"
      sort={{ field: 'askedAt', order: 'DESC' }}
      sortable={['askedAt', 'publishedAt', 'number', 'state']}
      filters={[searchFilter, stateFilter]}
      table={<QuestionTable />}
      cards={<QuestionCards />}
      icon={<QuestionIcon />}
      empty="project.questions.backoffice.empty"
      emptyHint="project.questions.backoffice.emptyTabHint"
    />
  );
}
