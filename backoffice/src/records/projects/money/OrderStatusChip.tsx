import type { OrderStatus } from '@semilla/contract';
import { useTranslate } from 'react-admin';
import { type ChipColour, ColourChip } from '../../../kit/fields/ColourChip.tsx';

const colours: Record<OrderStatus, ChipColour> = {
  pending: 'sun',
  active: 'blue',
  finished: 'green',
  cancelled: 'grey',
};

export function OrderStatusChip({ status }: { status: OrderStatus }) {
  const translate = useTranslate();
  return <ColourChip label={translate(`project.orderStatuses.${status}`)} colour={colours[status]} />;
}
