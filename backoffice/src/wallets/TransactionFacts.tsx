import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { depositReference } from '@semilla/contract';
import { LinkBase, RecordContextProvider, useGetOne, useRecordContext } from 'react-admin';
import {
  type BankAccountRecord,
  type CustomerRecord,
  fullName,
  type TransactionRecord,
  type WalletRecord,
} from '../customers/customer-record.ts';
import { BankAccountStateField } from '../fields/BankAccountStateField.tsx';
import { DayField } from '../fields/DayField.tsx';
import { EmailField } from '../fields/EmailField.tsx';
import { Fact, Facts } from '../fields/Facts.tsx';
import { MaskedIbanField } from '../fields/MaskedIbanField.tsx';
import { MoneyField } from '../fields/MoneyField.tsx';
import { PlainField } from '../fields/PlainField.tsx';
import { VerificationStatusField } from '../fields/VerificationStatusField.tsx';
import { PartFailure } from '../layout/PartFailure.tsx';
import { useMay } from '../providers/use-may.ts';
import { IssuerField, TransactionTypeField } from './TransactionFields.tsx';

const placeholder = <Skeleton variant="rounded" height={108} />;

export function CustomerFacts({ userId }: { userId: string }) {
  const customer = useGetOne<CustomerRecord>('users', { id: userId }, { retry: false });
  const { data, error } = customer;
  if (error) return <PartFailure title="wallet.backoffice.customer" of={customer} />;
  if (!data) return placeholder;
  return (
    <RecordContextProvider value={data}>
      <Facts title="wallet.backoffice.customer">
        <Fact label="wallet.fields.user">
          <Link component={LinkBase} to={`/customer/${data.id}`}>
            {fullName(data)}
          </Link>
        </Fact>
        <Fact label="wallet.backoffice.email">
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
        <Fact label="wallet.fields.balance">
          <MoneyField source="balance" />
        </Fact>
        <Fact label="wallet.fields.held">
          <MoneyField source="held" />
        </Fact>
        <Fact label="wallet.fields.opened">
          <DayField source="createdAt" />
        </Fact>
      </Facts>
    </RecordContextProvider>
  );
}

interface BankAccountFactsProps {
  account: BankAccountRecord | undefined;
  /** The name in the transaction, for an account that was deleted. */
  name: string | null;
}

export function BankAccountFacts({ account, name }: BankAccountFactsProps) {
  const maySeeCertificate = useMay('wallet', 'decide');
  if (!name) return null;
  return (
    <RecordContextProvider value={account ?? {}}>
      <Facts title="wallet.fields.bankAccount">
        {account ? (
          <>
            <Fact label="payment.fields.alias">
              <PlainField source="alias" />
            </Fact>
            <Fact label="payment.fields.account">
              <MaskedIbanField source="account" />
            </Fact>
            <Fact label="payment.fields.state">
              <BankAccountStateField source="state" />
            </Fact>
            {maySeeCertificate && (
              <Fact label="wallet.backoffice.certificate">
                <Link href={account.viewUrl} target="_blank" rel="noreferrer">
                  {account.file.name}
                </Link>
              </Fact>
            )}
          </>
        ) : (
          <Fact label="payment.fields.alias" isWide>
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
      <Fact label="wallet.fields.type">
        <TransactionTypeField />
      </Fact>
      <Fact label="wallet.fields.amount">
        <MoneyField source="amount" />
      </Fact>
      {!record?.projectId && (
        <Fact label="wallet.fields.issuerName">
          <IssuerField />
        </Fact>
      )}
      <Fact label="wallet.fields.createdAt">
        <DayField source="createdAt" hasTime />
      </Fact>
      <Fact label="wallet.fields.manager">
        <PlainField source="managerName" />
      </Fact>
      {record?.projectId && (
        <Fact label="wallet.fields.project">
          <Link component={LinkBase} to={`/project/${record.projectId}`}>
            {record.projectName}
          </Link>
        </Fact>
      )}
      {record?.type === 'income' && record.bankAccountId && (
        <Fact label="wallet.fields.reference">{depositReference(record.transactionId)}</Fact>
      )}
      <Fact label="wallet.fields.transactionId" isWide>
        <PlainField source="transactionId" />
      </Fact>
    </Facts>
  );
}
