import { addDays, addMonths } from '../../shared/calendar.ts';

// Imports no schemas, so that pages can show deadlines without loading zod.

/**
 * The platform must acknowledge a complaint within this many working days: Regulation (EU) 2020/1503, article
 * 7, and Delegated Regulation (EU) 2022/2117.
 */
export const acknowledgementDays = 10;

/** A deadline this many days away or less counts as near. */
export const deadlineNearDays = 3;

/** How many complaints of one e-mail address may be open at once. */
export const openComplaintsMax = 10;

/** How long the link that confirms a visitor's e-mail address is valid. */
export const complaintLinkHours = 24;

export const complaintStates = ['Received', 'Admissible', 'Inadmissible', 'Decided'] as const;
export type ComplaintState = (typeof complaintStates)[number];

/** How the platform decided on a point, and on the complaint as a whole. */
export const complaintOutcomes = ['granted', 'partly', 'rejected'] as const;
export type ComplaintOutcome = (typeof complaintOutcomes)[number];

export const isComplaintOpen = (state: ComplaintState) => state === 'Received' || state === 'Admissible';

/** The day that is `count` working days after `day`. Counting starts with the day after `day`. */
export function addWorkingDays(day: string, count: number, isWorkingDay: (day: string) => boolean): string {
  let found = day;
  for (let left = count; left > 0; ) {
    found = addDays(found, 1);
    if (isWorkingDay(found)) left -= 1;
  }
  return found;
}

interface Deadlines {
  state: ComplaintState;
  acknowledgeBy: string;
  answerBy: string | null;
}

/** The day by which staff must act next; null once the complaint is answered. */
export function complaintDeadline({ state, acknowledgeBy, answerBy }: Deadlines): string | null {
  if (state === 'Received') return acknowledgeBy;
  return state === 'Admissible' ? answerBy : null;
}

/** The suggested day for the decision: one month after receipt. */
export const usualAnswerDay = (receivedOn: string) => addMonths(receivedOn, 1);

/** The outcome shared by all points, or `partly` if they differ. */
export function outcomeOf(points: readonly { outcome: ComplaintOutcome }[]): ComplaintOutcome {
  const [first, ...others] = new Set(points.map(({ outcome }) => outcome));
  return first && !others.length ? first : 'partly';
}
