import type { CohortMonth, FundingTime, LoansOfAge, ReachedStep, RepeatRate } from '@semilla/contract';
import { addMonths, civilDateAt } from '@semilla/contract';
import { users } from '@semilla/server/schema/users.ts';
import { figureFor } from '@semilla/server/test/business.ts';
import { as } from '@semilla/server/test/callers.ts';
import type { TestApp } from '@semilla/server/test/test-app.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

/** Tests that the demo fills each figure of the business. */
export function describeBusiness(testApp: () => TestApp): void {
  const find = async (figure: Parameters<typeof figureFor>[1]) => {
    const test = testApp();
    const [admin] = await test.db.select().from(users).where(eq(users.email, 'admin@semilla.test'));
    const range =
      figure === 'findLoansByAge' ? '' : `fromDate=${addMonths(civilDateAt(test.clock.now), -24)}`;
    return figureFor(await as(test, { userId: admin?.userId ?? '' }), figure, range);
  };

  describe('the figures of the business', () => {
    it('[A27] has cohorts of which some invest again', async () => {
      const cells: CohortMonth[] = (await find('findCohorts')).data;
      expect(cells.filter(({ monthsAfter, size }) => monthsAfter === 0 && size > 0).length).toBeGreaterThan(
        5,
      );
      expect(
        cells.filter(({ monthsAfter, investors }) => monthsAfter > 0 && investors > 0).length,
      ).toBeGreaterThan(10);
    });

    it('[A27] has a funnel in which customers stop at several steps', async () => {
      const steps: ReachedStep[] = (await find('findFunnel')).data;
      const reached = steps.map(({ customers }) => customers);
      // At each step some stop.
      expect(new Set(reached).size).toBe(reached.length);
      expect(steps.at(-1)?.customers).toBeGreaterThan(0);
      expect(steps.at(-1)?.medianDays).not.toBeNull();
    });

    it('[A27] has projects that were funded and one that is open', async () => {
      const { data, medianDays } = await find('findFundingTimes');
      const states = new Set((data as FundingTime[]).map(({ state }) => state));
      expect(states).toContain('funded');
      expect(states).toContain('open');
      expect(medianDays).toBeGreaterThan(5);
    });

    it('[A27] has investors who repeat, more and more of them', async () => {
      const months: RepeatRate[] = (await find('findRepeatRates')).data;
      expect(months.at(-1)?.repeatInvestors).toBeGreaterThan(months[0]?.repeatInvestors ?? 0);
    });

    it('[A27] has loans on time, late and in default', async () => {
      const ages: LoansOfAge[] = (await find('findLoansByAge')).data;
      const filled = ages.filter(({ loans, principal }) => loans > 0 && principal > 0).map(({ age }) => age);
      expect(filled).toContain('onTime');
      expect(filled.length).toBeGreaterThan(2);
    });
  });
}
