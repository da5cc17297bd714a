import type { BankAccountRecord } from '../../api/record-types/customer-record.ts';
import { FileOnDemand } from '../../kit/fields/FileOnDemand.tsx';
import { useCertificate } from './use-certificate.ts';

/** The certificate of a bank account. It shows the full account number. */
export function CertificateFile({ account }: { account: BankAccountRecord }) {
  const certificate = useCertificate(account);
  return <FileOnDemand {...certificate} file={account.file} label="payment.backoffice.seeCertificate" />;
}
