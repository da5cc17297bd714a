import type { Services } from '@semilla/server/kit/services.ts';
import { freezeRates } from '@semilla/server/project/default-rates/freeze-rates.ts';
import type { Calendar } from './calendar.ts';

/** Freezes the default rates of the years since the first loan, each in the first night of the next year. */
export async function seedDefaultRates(services: Services, calendar: Calendar): Promise<void> {
  const thisYear = Number(calendar.day(0).slice(0, 4));
  for (const year of [thisYear - 2, thisYear - 1, thisYear]) {
    await freezeRates(services, new Date(`${year}-01-01T00:35:00Z`));
  }
}
