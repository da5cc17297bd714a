import type { Cents, DepositAccount } from '@semilla/contract';
import QRCode from 'qrcode';

export interface Transfer {
  to: DepositAccount;
  reference: string;
  /** If undefined, the payer enters the amount. */
  amount?: Cents | undefined;
}

const nameLengthMax = 70;

/** The lines of a payment code that banking apps read (EPC069-12): service, account, amount and reference. */
export function transferLines({ to, reference, amount }: Transfer): string {
  const [service, version, utf8, kind] = ['BCD', '002', '1', 'SCT'];
  const [bank, purpose] = ['', ''];
  const euros = amount === undefined ? '' : `EUR${(amount / 100).toFixed(2)}`;
  const holder = to.holder.slice(0, nameLengthMax);
  return [service, version, utf8, kind, bank, holder, to.account, euros, purpose, reference].join('\n');
}

/** The payment code as an SVG image. */
export function transferCode(transfer: Transfer): Promise<string> {
  return QRCode.toString(transferLines(transfer), { type: 'svg', margin: 1, errorCorrectionLevel: 'M' });
}
