import { v1 } from '@semilla/contract';
import { missing } from '@semilla/format';
import { useRecordContext } from 'react-admin';
import type { TransactionRecord } from '../../api/record-types/customer-record.ts';
import { call } from '../../api/session.ts';
import { useMay } from '../../api/use-may.ts';
import { WholeIbanField } from '../../kit/fields/WholeIbanField.tsx';

/** The destination account of a withdrawal. Administrators can show the full number. */
export function PayeeField() {
  const record = useRecordContext<TransactionRecord>();
  const maySee = useMay('bank-account', 'viewCertificate');
  const { bankAccount, bankAccountId } = record ?? {};
  if (!bankAccount || !bankAccountId) return missing;
  return (
    <WholeIbanField
      masked={bankAccount}
      maySee={maySee}
      findNumber={() => call(v1.bankAccounts.findNumber, { params: { bankAccountId } })}
    />
  );
}
