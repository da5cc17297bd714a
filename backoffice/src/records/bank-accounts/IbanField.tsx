import { v1 } from '@semilla/contract';
import { useRecordContext } from 'react-admin';
import type { BankAccountRecord } from '../../api/record-types/customer-record.ts';
import { call } from '../../api/session.ts';
import { useMay } from '../../api/use-may.ts';
import { WholeIbanField } from '../../kit/fields/WholeIbanField.tsx';

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
