import TicketIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';

const TicketList = lazy(() => import('./list/TicketList.tsx'));
const TicketCreate = lazy(() => import('./TicketCreate.tsx'));
const TicketShow = lazy(() => import('./TicketShow.tsx'));

export const tickets: ResourceProps = {
  name: 'ticket',
  icon: TicketIcon,
  list: TicketList,
  hasCreate: true,
  hasShow: true,
  recordRepresentation: 'title',
  options: { label: 'support.backoffice.name' },
  children: (
    <>
      <Route path="new" element={<TicketCreate />} />
      <Route path=":id" element={<TicketShow />} />
    </>
  ),
};
