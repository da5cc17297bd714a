import QuestionIcon from '@mui/icons-material/QuestionAnswerOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';

const QuestionList = lazy(() => import('./QuestionList.tsx'));
const QuestionShow = lazy(() => import('./QuestionShow.tsx'));

export const questions: ResourceProps = {
  name: 'project-question',
  icon: QuestionIcon,
  list: QuestionList,
  hasShow: true,
  recordRepresentation: 'question',
  options: { label: 'project.questions.backoffice.name' },
  children: <Route path=":id" element={<QuestionShow />} />,
};
