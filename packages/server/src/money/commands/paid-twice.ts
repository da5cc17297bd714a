import { addDays, civilDateAt, type ErrorCode } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { ApiError } from '../../kit/errors.ts';
import type { ProjectPaymentRow } from '../../schema/project-payments.ts';
import type { World } from '../engine/world.ts';

/** The maximum number of days between a payment recorded by hand and the bank movement that shows it. */
const daysApart = 15;

const isNear = (one: string, other: string) =>
  one >= addDays(other, -daysApart) && one <= addDays(other, daysApart);

type Paid = Pick<ProjectPaymentRow, 'projectId' | 'kind' | 'amountCents'>;

const isAlike = (one: Omit<Paid, 'projectId'>, other: Paid) =>
  one.kind === other.kind && one.amountCents === other.amountCents;

/** Similar payments that are already booked, for the second person. */
interface Alike {
  alikePayments?: string[];
}

/**
 * Refuses a payment if similar payments exist on these days, unless staff confirm that it is a different
 * payment. Returns the similar payments.
 */
function refuseAlike(
  code: ErrorCode,
  days: readonly string[],
  { amountCents }: Paid,
  isAnother: boolean | undefined,
): Alike {
  const [first] = days;
  if (first === undefined) return {};
  const params = { day: formatDate(first) };
  if (!isAnother) throw new ApiError(code, { params, fields: [{ path: 'isAnother', code, params }] });
  return { alikePayments: days.map((day) => `${formatDate(day)} · ${formatMoney(amountCents)}`) };
}

/**
 * Refuses to book a movement if staff recorded a similar payment by hand at most `daysApart` from its day.
 * Staff should set such a movement aside instead.
 */
export function refuseRecorded(
  { unprovenPayments }: World,
  bookedOn: string,
  paid: Paid,
  isAnother: boolean | undefined,
): Alike {
  const days = (unprovenPayments.get(paid.projectId) ?? [])
    .filter((payment) => isAlike(payment, paid))
    .map(({ createdAt }) => civilDateAt(createdAt))
    .filter((day) => isNear(day, bookedOn));
  return refuseAlike('payment.recorded_by_hand', days, paid, isAnother);
}

/**
 * Refuses to record a payment by hand if a similar one was booked from a bank movement at most `daysApart`
 * from today.
 */
export function refuseBooked(
  { provenPayments }: World,
  now: Date,
  paid: Paid,
  isAnother: boolean | undefined,
): Alike {
  const today = civilDateAt(now);
  const days = (provenPayments.get(paid.projectId) ?? [])
    .filter((payment) => isAlike(payment, paid))
    .filter(({ bookedOn, createdAt }) => isNear(bookedOn, today) || isNear(civilDateAt(createdAt), today))
    .map(({ bookedOn }) => bookedOn);
  return refuseAlike('payment.booked_already', days, paid, isAnother);
}
