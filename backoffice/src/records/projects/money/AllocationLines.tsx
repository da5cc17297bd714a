import { Link } from '@mui/material';
import type { Allocation } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { LinkBase, useTranslate } from 'react-admin';
import { type FigureColumn, FigureTable } from '../../../kit/list/FigureTable.tsx';

type Line = Allocation['lines'][number];

const investor = ({ userId, userName }: Line) => (
  <Link component={LinkBase} to={`/customer/${userId}`}>
    {userName}
  </Link>
);

/** What each preinvestor gets, and why. */
export function AllocationLines({ lines }: { lines: Line[] }) {
  const translate = useTranslate();
  const columns: FigureColumn<Line>[] = [
    { label: 'fields.wishes.userName', value: investor },
    { label: 'fields.wishes.amount', value: ({ amount }) => formatMoney(amount), isFigure: true },
    {
      label: 'fields.wishes.allocatedAmount',
      value: ({ allocatedAmount }) => formatMoney(allocatedAmount),
      isFigure: true,
    },
    {
      label: 'fields.wishes.reason',
      value: ({ reason }) => translate(`project.wishReasons.${reason}`),
      isFigure: true,
    },
  ];
  return (
    <FigureTable
      label={translate('project.backoffice.money.allocation.title')}
      columns={columns}
      rows={lines}
      keyOf={({ wishId }) => wishId}
      heading={investor}
    />
  );
}
