import { addressOf } from '@semilla/client';
import { v1 } from '@semilla/contract';
import { describe, expect, it } from 'vitest';
import { listQuery, readListAddress, writeListAddress } from './list-address.ts';

const read = (search: string) => readListAddress(new URLSearchParams(search));
const typeId = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('the address of the project list', () => {
  it('[R2] is empty without choices', () => {
    expect(read('')).toEqual({ filters: {}, order: 'availability', page: 1 });
    expect(writeListAddress(read(''))).toBe('/projects/');
  });

  it('[R2] keeps filters, order and page', () => {
    const search = `name=sol&projectTypeId=${typeId}&country=ES&annualProfitability=gte%3A10.00&projectDuration=lte%3A24&orderBy=name&skip=24`;
    const address = read(search);
    expect(address.page).toBe(3);
    expect(writeListAddress(address)).toBe(`/projects/?${search}`);
  });

  it.each([
    'name=',
    'country=Spain',
    'projectTypeId=1',
    'annualProfitability=viel',
    'orderBy=destinationBankAccount',
    'skip=-12',
    'skip=x',
  ])('[R2] drops invalid values: %s', (search) => {
    expect(writeListAddress(read(search))).toBe('/projects/');
  });

  it('[C6] is translated into the same API query', () => {
    const path = addressOf(v1.projects.find, {
      query: listQuery(read('minimumInvestment=lte:500.00&orderBy=minimumInvestment&skip=12')),
    });
    expect(Object.fromEntries(new URL(path, 'https://semilla.example').searchParams)).toEqual({
      minimumInvestment: 'lte:500.00',
      orderBy: 'minimumInvestment',
      orderSide: 'asc',
      skip: '12',
      take: '12',
      isFrontOffice: 'true',
    });
  });
});
