/** The ISO 20022 codes for returned payments that have a text; other codes are shown as they are. */
export const returnReasons = [
  'AC01',
  'AC03',
  'AC04',
  'AC06',
  'AG01',
  'AG02',
  'BE01',
  'CNOR',
  'CUST',
  'DUPL',
  'FOCR',
  'MS02',
  'MS03',
  'RC01',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

export const isReturnReason = (code: string): code is ReturnReason =>
  (returnReasons as readonly string[]).includes(code);

const reasonsOfAccount: readonly string[] = [
  'AC01',
  'AC03',
  'AC04',
  'AC06',
  'AG01',
  'BE01',
  'RC01',
] satisfies ReturnReason[];

/**
 * Whether the reason is a wrong, closed or blocked account. Staff must validate it again before the next
 * payment.
 */
export const isReasonOfAccount = (code: string | null): boolean =>
  code !== null && reasonsOfAccount.includes(code);
