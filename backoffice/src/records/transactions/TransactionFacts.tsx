import { Link, Skeleton } from '@mui/material';
import { LinkBase, RecordContextProvider, useGetOne, useRecordContext } from 'react-admin';
import {
  type BankAccountRecord,
  type CustomerRecord,
  fullName,
  type TransactionRecord,
  type WalletRecord,
} from '../../api/record-types/customer-record.ts';
import { useMay } from '../../api/use-may.ts';
import { BankAccountStateField } from '../../kit/fields/BankAccountStateField.tsx';
import { DayField } from '../../kit/fields/DayField.tsx';
import { EmailField } from '../../kit/fields/EmailField.tsx';
import { Fact, Facts } from '../../kit/fields/Facts.tsx';
import { MoneyField } from '../../kit/fields/MoneyField.tsx';
import { PercentField } from '../../kit/fields/PercentField.tsx';
import { PlainField } from '../../kit/fields/PlainField.tsx';
import { ReferenceField } from '../../kit/fields/ReferenceField.tsx';
import { VerificationStatusField } from '../../kit/fields/VerificationStatusField.tsx';
import { PartFailure } from '../../kit/page/PartFailure.tsx';
import { CertificateFile } from '../bank-accounts/CertificateFile.tsx';
import { IbanField } from '../bank-accounts/IbanField.tsx';
import { EnteredByField, IssuerField, TransactionTypeField } from './TransactionFields.tsx';

const placeholder = <Skeleton variant="rounded" height={108} />;

export function CustomerFacts({ userId }: { userId: string }) {
  const customer = useGetOne<CustomerRecord>('users', { id: userId }, { retry: false });
  const { data, error } = customer;
  if (error) return <PartFailure title="fields.transactions.userName" of={customer} />;
  if (!data) return placeholder;
  return (
    <RecordContextProvider value={data}>
      <Facts title="fields.transactions.userName">
        <Fact label="fields.transactions.userName">
          <Link component={LinkBase} to={`/customer/${data.id}`}>
            {fullName(data)}
          </Link>
        </Fact>
        <Fact label="fields.users.email">
          <EmailField source="email" />
        </Fact>
        <Fact label="wallet.backoffice.document">
          <PlainField source="identificationDocumentNumber" />
        </Fact>
        <Fact label="wallet.backoffice.identity">
          <VerificationStatusField source="verificationStatus" />
        </Fact>
      </Facts>
    </RecordContextProvider>
  );
}

export function WalletFacts({ wallet }: { wallet: WalletRecord | undefined }) {
  if (!wallet) return placeholder;
  return (
    <RecordContextProvider value={wallet}>
      <Facts title="wallet.backoffice.wallet">
        <Fact label="fields.wallets.balance">
          <MoneyField source="balance" />
        </Fact>
        <Fact label="fields.wallets.held">
          <MoneyField source="held" />
        </Fact>
        <Fact label="fields.wallets.transferReference">
          <ReferenceField source="transferReference" wraps />
        </Fact>
        <Fact label="fields.wallets.createdAt">
          <DayField source="createdAt" />
        </Fact>
      </Facts>
    </RecordContextProvider>
  );
}

interface BankAccountFactsProps {
  account: BankAccountRecord | undefined;
  /** The name stored in the transaction, shown if the account was deleted. */
  name: string | null;
}

export function BankAccountFacts({ account, name }: BankAccountFactsProps) {
  const maySeeCertificate = useMay('wallet', 'decide');
  if (!name) return null;
  return (
    <RecordContextProvider value={account ?? {}}>
      <Facts title="fields.transactions.bankAccount">
        {account ? (
          <>
            <Fact label="fields.bankAccounts.alias">
              <Link component={LinkBase} to={`/bank-account/${account.id}`}>
                <PlainField source="alias" />
              </Link>
            </Fact>
            <Fact label="fields.bankAccounts.account">
              <IbanField />
            </Fact>
            <Fact label="fields.bankAccounts.state">
              <BankAccountStateField source="state" />
            </Fact>
            {maySeeCertificate && (
              <Fact label="wallet.backoffice.certificate">
                <CertificateFile account={account} />
              </Fact>
            )}
          </>
        ) : (
          <Fact label="fields.bankAccounts.alias" isWide>
            {name}
          </Fact>
        )}
      </Facts>
    </RecordContextProvider>
  );
}

export function MovementFacts() {
  const record = useRecordContext<TransactionRecord>();
  return (
    <Facts title="wallet.backoffice.movement">
      <Fact label="fields.transactions.type">
        <TransactionTypeField />
      </Fact>
      <Fact label="fields.transactions.amount">
        <MoneyField source="amount" />
      </Fact>
      {record?.taxRate != null && (
        <Fact label="fields.transactions.taxRate">
          <PercentField source="taxRate" />
        </Fact>
      )}
      {!record?.projectId && (
        <Fact label="fields.transactions.issuerName">
          <IssuerField />
        </Fact>
      )}
      <Fact label="fields.transactions.createdAt">
        <DayField source="createdAt" hasTime />
      </Fact>
      <Fact label="fields.transactions.managerName">
        <EnteredByField />
      </Fact>
      {record?.projectId && (
        <Fact label="fields.transactions.projectName">
          <Link component={LinkBase} to={`/project/${record.projectId}`}>
            {record.projectName}
          </Link>
        </Fact>
      )}
      {record?.bankAccountId && (
        <Fact label="fields.transactions.reference">
          <ReferenceField source="reference" wraps />
        </Fact>
      )}
      <Fact label="fields.transactions.transactionId" isWide>
        <PlainField source="transactionId" />
      </Fact>
    </Facts>
  );
}
