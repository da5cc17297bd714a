import type { TrackRecord } from '@semilla/contract';

/** Whether there is anything to tell of the loans of today: a loan can fail before any payment falls due. */
export const tellsLoansToday = ({
  paymentsDue,
  loansToday,
}: Pick<TrackRecord, 'paymentsDue' | 'loansToday'>) =>
  paymentsDue + loansToday.inDefault + loansToday.late + loansToday.inNoWindow > 0;
