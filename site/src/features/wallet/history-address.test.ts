import { describe, expect, it } from 'vitest';
import { historyQuery, readHistoryAddress, writeHistoryAddress } from './history-address.ts';

const plain = { type: '', status: '', fromDate: '', toDate: '', page: 1 };

describe('the movements of a wallet and their address', () => {
  it.each([
    ['?tab=wallet', plain],
    ['?tab=wallet&type=income&status=pending', { ...plain, type: 'income', status: 'pending' }],
    [
      '?tab=wallet&fromDate=2026-01-01&toDate=2026-03-31',
      { ...plain, fromDate: '2026-01-01', toDate: '2026-03-31' },
    ],
    ['?tab=wallet&page=3', { ...plain, page: 3 }],
  ])('[R5][C8] %s is read and written', (search, address) => {
    expect(readHistoryAddress(search)).toEqual(address);
    expect(writeHistoryAddress(address)).toBe(search);
  });

  it('[R5] takes what means nothing for nothing', () => {
    expect(readHistoryAddress('?type=gift&status=lost&fromDate=ayer&page=-1')).toEqual(plain);
  });

  it('[C8] asks for the page of what was filtered', () => {
    expect(historyQuery({ ...plain, type: 'withdraw', page: 2 }, 'w')).toEqual({
      walletId: 'w',
      type: 'withdraw',
      skip: 10,
      take: 10,
    });
  });
});
