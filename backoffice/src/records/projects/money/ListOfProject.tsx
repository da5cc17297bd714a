import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { useRecordContext, useTranslate } from 'react-admin';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { ComparisonInput } from '../../../kit/inputs/ComparisonInput.tsx';
import { CustomerInput } from '../../../kit/inputs/CustomerInput.tsx';
import { DateInput } from '../../../kit/inputs/DateInput.tsx';
import { ListFrame, type ListFrameProps } from '../../../kit/list/ListFrame.tsx';
import { Message } from '../../../kit/page/Message.tsx';

/** The filters shared by the money lists of a project. */
export const amountAndDays = [
  <ComparisonInput key="amount" source="amount" label="fields.orders.amount" kind="decimal" />,
  <DateInput key="fromDate" source="fromDate" label="fields.summaries.from" isFilter />,
  <DateInput key="toDate" source="toDate" label="fields.summaries.to" isFilter />,
  <CustomerInput key="userId" source="userId" label="fields.orders.userName" />,
];

type Part = 'orders' | 'wishes' | 'waiting-places' | 'order-movements' | 'fees' | 'payments';

function NothingMoved({ part }: { part: Part }) {
  const translate = useTranslate();
  return (
    <Message
      icon={<ReceiptIcon />}
      title={translate(`project.backoffice.money.empty.${part}.title`)}
      text={translate(`project.backoffice.money.empty.${part}.text`)}
    />
  );
}

interface ListOfProjectProps
  extends Pick<ListFrameProps, 'resource' | 'filters' | 'table' | 'cards' | 'totals'> {
  part: Part;
  isOldestFirst?: boolean;
}

/** A money list of the current project with its own stored filters, newest first by default. */
export function ListOfProject({ part, isOldestFirst = false, ...list }: ListOfProjectProps) {
  const id = useRecordContext<ProjectRecord>()?.id ?? '';
  return (
    <ListFrame
      {...list}
      filter={{ projectId: id }}
      storeKey={`of-project.${id}.${part}`}
      sort={{ field: 'createdAt', order: isOldestFirst ? 'ASC' : 'DESC' }}
      sortable={['createdAt', 'amount']}
      empty={<NothingMoved part={part} />}
    />
  );
}
