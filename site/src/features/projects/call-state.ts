import type { Project } from '@semilla/contract';

export type CallTerms = Pick<
  Project,
  'phaseName' | 'fullySubscribedUntil' | 'suspendedUntil' | 'waitingNumber'
>;

/** True if investors can place orders now. */
export const isOpen = ({ phaseName, fullySubscribedUntil, suspendedUntil }: CallTerms) =>
  phaseName === 'Investment' && !fullySubscribedUntil && !suspendedUntil;

/** What decides which call to invest a page shows. An open page shows another one once it changes. */
export function callState({
  phaseName,
  fullySubscribedUntil,
  suspendedUntil,
  waitingNumber,
}: CallTerms): string {
  const isWaitedFor = waitingNumber > 0 && phaseName === 'Investment';
  return [phaseName, fullySubscribedUntil, suspendedUntil, isWaitedFor && 'waiting']
    .filter(Boolean)
    .join(' ');
}
