import MailIcon from '@mui/icons-material/UnsubscribeOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';

const MailList = lazy(() => import('./MailList.tsx'));
const MailShow = lazy(() => import('./MailShow.tsx'));

export const undeliveredMails: ResourceProps = {
  name: 'mail',
  icon: MailIcon,
  list: MailList,
  hasShow: true,
  recordRepresentation: 'subject',
  options: { label: 'misc.backoffice.mails.name' },
  children: <Route path=":id" element={<MailShow />} />,
};
