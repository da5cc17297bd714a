import { isSameName } from '../../kit/text/same-text.ts';

/** Whether the bank knows the number, but under other names than the customer's. */
export const isOtherHolder = (name: string, holders: readonly string[]): boolean =>
  holders.length > 0 && !holders.some((holder) => isSameName(holder, name));
