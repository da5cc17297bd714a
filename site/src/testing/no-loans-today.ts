import { cents, type LoansToday } from '@semilla/contract';

export const noLoansToday: LoansToday = {
  inDefault: 0,
  outstanding: cents(0),
  recovered: cents(0),
  late: 0,
  missing: cents(0),
  inNoWindow: 0,
};
