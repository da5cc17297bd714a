/** The address that exports the same as a workbook for Excel instead of CSV. */
export const asWorkbook = (address: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}format=xlsx`;
