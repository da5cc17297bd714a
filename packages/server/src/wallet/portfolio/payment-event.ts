import { createHash } from 'node:crypto';
import { type PaymentToCome, v1 } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import type { Translate } from '@semilla/i18n';
import type { CalendarEvent } from './calendar-text.ts';

/**
 * The id of an event, which is the same in every version of the event. It is a hash, so it contains no id of
 * the platform.
 */
const uidOf = ({ orderId, period }: PaymentToCome, host: string) =>
  `${createHash('sha256').update(`${v1.calendars.find.path} ${orderId} ${period}`).digest('hex').slice(0, 32)}@${host}`;

function titleOf({ daysLate, isInDefault, isConditional }: PaymentToCome) {
  if (isInDefault) return 'default';
  if (isConditional) return 'ifFinanced';
  return daysLate > 0 ? 'late' : 'payment';
}

/** An upcoming payment as an event, with the project and the amounts but nothing of the account. */
export function paymentEvent(payment: PaymentToCome, t: Translate, host: string): CalendarEvent {
  const { dueOn, projectName: name, total, principal, interest, fee, tax, daysLate } = payment;
  const kind = titleOf(payment);
  const amounts = [
    ['principal', principal],
    ['interest', interest],
    ['fee', -fee],
    ['tax', -tax],
  ] as const;
  const lines = amounts
    .filter(([, amount]) => amount !== 0)
    .map(([part, amount]) => `${t(`project.calendar.${part}`)}: ${formatMoney(amount)}`);
  return {
    uid: uidOf(payment, host),
    day: dueOn,
    summary: t(`project.calendar.${kind}`, { name, amount: formatMoney(total), smart_count: daysLate }),
    description: [...lines, t('project.calendar.note')].join('\n'),
  };
}
