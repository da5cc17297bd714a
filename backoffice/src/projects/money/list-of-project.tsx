import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { DateInput, useRecordContext, useTranslate } from 'react-admin';
import { ComparisonInput } from '../../inputs/ComparisonInput.tsx';
import { CustomerInput } from '../../inputs/CustomerInput.tsx';
import { Message } from '../../layout/Message.tsx';
import type { ProjectRecord } from '../project-record.ts';

/** The filters that everything that moves in a project shares. */
export const amountAndDays = [
  <ComparisonInput key="amount" source="amount" label="project.fields.orders.amount" kind="decimal" />,
  <DateInput key="fromDate" source="fromDate" label="project.fields.summaries.from" />,
  <DateInput key="toDate" source="toDate" label="project.fields.summaries.to" />,
  <CustomerInput key="userId" source="userId" label="project.fields.orders.user" />,
];

export const newestFirst = { field: 'createdAt', order: 'DESC' } as const;
export const byDayOrAmount = ['createdAt', 'amount'];

/** What narrows a list to the project at hand, and keeps its filters apart from those of others. */
export function useOfProject(name: string) {
  const id = useRecordContext<ProjectRecord>()?.id ?? '';
  return { filter: { projectId: id }, storeKey: `project.${id}.${name}` };
}

interface NothingMovedProps {
  name: 'orders' | 'order-movements' | 'fees' | 'payments';
}

export function NothingMoved({ name }: NothingMovedProps) {
  const translate = useTranslate();
  return (
    <Message
      icon={<ReceiptIcon />}
      title={translate(`project.backoffice.money.empty.${name}.title`)}
      text={translate(`project.backoffice.money.empty.${name}.text`)}
    />
  );
}
