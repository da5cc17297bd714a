import { expect, it, vi } from 'vitest';
import { loadSituation } from './invest-situation.ts';

const asked: { path: string; query: Record<string, unknown> }[] = [];

vi.mock('../../lib/api.ts', () => ({
  api: async ({ path }: { path: string }, { query = {} }: { query?: Record<string, unknown> } = {}) => {
    asked.push({ path, query });
    return { userId: 'u', data: [], total: 3, totalAmount: 150_000 };
  },
}));

it('[R20][V16] requests totals instead of complete lists of orders', async () => {
  const situation = await loadSituation('p');
  const lists = asked.filter(({ path }) => path === '/v1/project/orders');
  expect(lists.map(({ query }) => query)).toEqual([
    { userId: 'u', take: 1, status: 'pending', getTotalAmount: true },
    { userId: 'u', take: 1, status: 'active', getTotalAmount: true },
    { userId: 'u', take: 1, status: 'pending', projectId: 'p' },
  ]);
  expect(situation).toMatchObject({ investedCents: 300_000, isInvestorAlready: true });
});
