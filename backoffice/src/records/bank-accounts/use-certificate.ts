import { v1 } from '@semilla/contract';
import type { BankAccountRecord } from '../../api/record-types/customer-record.ts';
import { useMay } from '../../api/use-may.ts';
import type { FileOfRecord } from '../../kit/fields/use-url-on-demand.ts';
import { useNoteCertificate } from './opened-certificates.ts';

/** The certificate of an account. It opens by itself for those who decide on the account. */
export function useCertificate(account: BankAccountRecord): FileOfRecord {
  const mayDecide = useMay('bank-account', 'decide');
  const note = useNoteCertificate(account);
  const params = { bankAccountId: account.bankAccountId };
  return {
    findUrl: (by) => by(v1.bankAccounts.findCertificateUrl, { params }),
    opensItself: mayDecide === true && account.state === 'pending',
    onOpened: () => note('opened'),
    onRefused: () => note('refused'),
  };
}
