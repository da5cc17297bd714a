import { describe, expect, it } from 'vitest';
import { historyQuery, readHistoryAddress, writeHistoryAddress } from './history-address.ts';

const plain = { type: '', status: '', fromDate: '', toDate: '', page: 1 };

describe('the address of the movement list', () => {
  it.each([
    ['?tab=wallet', plain],
    ['?tab=wallet&type=income&status=pending', { ...plain, type: 'income', status: 'pending' }],
    [
      '?tab=wallet&fromDate=2026-01-01&toDate=2026-03-31',
      { ...plain, fromDate: '2026-01-01', toDate: '2026-03-31' },
    ],
    ['?tab=wallet&page=3', { ...plain, page: 3 }],
  ])('[R5][C8] %s is parsed and written', (search, address) => {
    expect(readHistoryAddress(search)).toEqual(address);
    expect(writeHistoryAddress(address)).toBe(search);
  });

  it('[R5] ignores invalid parameters', () => {
    expect(readHistoryAddress('?type=gift&status=lost&fromDate=ayer&page=-1')).toEqual(plain);
  });

  it('[C8] requests the chosen page with the filters', () => {
    expect(historyQuery({ ...plain, type: 'withdraw', page: 2 }, 'w')).toEqual({
      walletId: 'w',
      type: 'withdraw',
      skip: 10,
      take: 10,
    });
  });
});
