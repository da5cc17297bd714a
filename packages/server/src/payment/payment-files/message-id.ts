import type { PaymentFileRow } from '../../schema/payment-files.ts';

export const paddedNumber = ({ number }: Pick<PaymentFileRow, 'number'>): string =>
  String(number).padStart(6, '0');

/** The id of a payment file for the bank, which its reports repeat. */
export const messageIdOf = (file: Pick<PaymentFileRow, 'number'>): string => `PAGOS-${paddedNumber(file)}`;
