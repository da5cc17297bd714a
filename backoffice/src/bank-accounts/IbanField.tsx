import { v1 } from '@semilla/contract';
import { useRecordContext } from 'react-admin';
import type { BankAccountRecord } from '../customers/customer-record.ts';
import { WholeIbanField } from '../fields/WholeIbanField.tsx';
import { call } from '../providers/session.ts';
import { useMay } from '../providers/use-may.ts';

/** The masked account number. Administrators can show the full number. */
export function IbanField() {
  const record = useRecordContext<BankAccountRecord>();
  const maySee = useMay('bank-account', 'viewCertificate');
  if (!record) return null;
  const params = { bankAccountId: record.bankAccountId };
  return (
    <WholeIbanField
      masked={record.account}
      maySee={maySee}
      findNumber={() => call(v1.bankAccounts.findNumber, { params })}
    />
  );
}
