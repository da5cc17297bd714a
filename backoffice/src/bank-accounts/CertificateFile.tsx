import { v1 } from '@semilla/contract';
import type { BankAccountRecord } from '../customers/customer-record.ts';
import { FileOnDemand } from '../fields/FileOnDemand.tsx';
import { call } from '../providers/session.ts';

/** The certificate of a bank account. It shows the full account number. */
export function CertificateFile({ account }: { account: BankAccountRecord }) {
  const params = { bankAccountId: account.bankAccountId };
  return (
    <FileOnDemand
      file={account.file}
      label="payment.backoffice.seeCertificate"
      findUrl={() => call(v1.bankAccounts.findCertificateUrl, { params })}
    />
  );
}
