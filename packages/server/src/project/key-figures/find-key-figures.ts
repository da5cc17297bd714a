import {
  addMonths,
  type Cents,
  cents,
  civilDateAt,
  figuresMonths,
  type KeyFigures,
  sumCents,
} from '@semilla/contract';
import type { Db } from '../../kit/database/types.ts';
import type { Reader } from '../../kit/users/reach.ts';
import { sumFees } from '../fees/sum-fees.ts';
import { sumFunded, sumMovements } from '../order-movements/sum-movements.ts';
import { countInvestors } from './count-investors.ts';
import { sumReturnsToCome } from './sum-returns-to-come.ts';

/** The figures on the backoffice's dashboard, within the reader's scope. */
export async function findKeyFigures(db: Db, reader: Reader, now: Date): Promise<KeyFigures> {
  const today = civilDateAt(now);
  const thisMonth = `${today.slice(0, 7)}-01`;
  const query = {
    groupBy: 'month' as const,
    fromDate: addMonths(thisMonth, 1 - figuresMonths),
    toDate: today,
  };
  const [funded, movements, investors, fees, returnsByMonth] = await Promise.all([
    sumFunded(db, reader),
    sumMovements(db, reader, query, now),
    countInvestors(db, reader, query.fromDate),
    sumFees(db, reader, query, now),
    sumReturnsToCome(db, reader, thisMonth),
  ]);
  const months = movements.data.map(({ period }) => period);
  return {
    funded: cents(funded),
    fundedByMonth: movements.data.map(({ period, invested, disinvested }) => ({
      month: period,
      amount: cents(invested - disinvested),
    })),
    investors: investors.total,
    investorsByMonth: months.map((month) => ({ month, count: investors.byMonth.get(month) ?? 0 })),
    fees: total(fees.data),
    feesByMonth: fees.data.map(({ period, amount }) => ({ month: period, amount })),
    returnsDue: total(returnsByMonth),
    returnsByMonth,
  };
}

const total = (rows: { amount: Cents }[]) => sumCents(rows.map(({ amount }) => amount));
