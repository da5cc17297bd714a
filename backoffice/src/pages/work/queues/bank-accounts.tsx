import { Skeleton } from '@mui/material';
import { RecordContextProvider, useGetOne, useRecordContext, useTranslate } from 'react-admin';
import {
  type BankAccountRecord,
  type CustomerRecord,
  fullName,
} from '../../../api/record-types/customer-record.ts';
import { MaskedIbanField } from '../../../kit/fields/MaskedIbanField.tsx';
import { RelativeTimeField } from '../../../kit/fields/RelativeTimeField.tsx';
import { VerificationStatusField } from '../../../kit/fields/VerificationStatusField.tsx';
import { PartFailure } from '../../../kit/page/PartFailure.tsx';
import { useDecisionNeeds } from '../../../kit/second-person/use-decision-needs.ts';
import { DecisionCard } from '../../../records/bank-accounts/DecisionCard.tsx';
import { IbanField } from '../../../records/bank-accounts/IbanField.tsx';
import { isOtherHolder } from '../../../records/bank-accounts/is-other-holder.ts';
import { useCertificate } from '../../../records/bank-accounts/use-certificate.ts';
import { ComparedLines } from '../compare/ComparedLines.tsx';
import { DocumentCard, DocumentOnDemand } from '../document/DocumentCard.tsx';
import { TwoLines } from '../TwoLines.tsx';
import type { QueueParts } from '../work-queue.ts';

function Line() {
  const record = useRecordContext<BankAccountRecord>();
  if (!record) return null;
  return (
    <TwoLines
      title={record.userName}
      detail={
        <>
          <MaskedIbanField source="account" /> · <RelativeTimeField at={record.updatedAt} />
        </>
      }
    />
  );
}

function Certificate({ account }: { account: BankAccountRecord }) {
  const certificate = useCertificate(account);
  return (
    <DocumentCard>
      <DocumentOnDemand
        {...certificate}
        file={account.file}
        title="payment.backoffice.sections.certificate"
        text="overview.work.certificateHint"
        label="payment.backoffice.seeCertificate"
      />
    </DocumentCard>
  );
}

function Document() {
  const record = useRecordContext<BankAccountRecord>();
  return record ? <Certificate account={record} /> : null;
}

/** What staff compare with the certificate by eye, because it is an image: the customer's name and the number. The bank may know the holder. */
function Facts() {
  const record = useRecordContext<BankAccountRecord>();
  const customer = useGetOne<CustomerRecord>(
    'users',
    { id: record?.userId ?? '' },
    { enabled: Boolean(record), retry: false },
  );
  const { data: needs } = useDecisionNeeds('bank-account', record?.id ?? '');
  if (customer.error) return <PartFailure title="fields.bankAccounts.userName" of={customer} />;
  if (!customer.data) return <Skeleton variant="rounded" height={280} />;
  const name = fullName(customer.data);
  const holders = needs?.holdersAtBank ?? [];
  const isIdentified = customer.data.verificationStatus === 'Approved';
  const identity = (
    <RecordContextProvider value={customer.data}>
      <VerificationStatusField source="verificationStatus" />
    </RecordContextProvider>
  );
  return (
    <ComparedLines
      title="overview.work.compare.account"
      sources={['overview.work.sources.needed', 'overview.work.sources.found']}
      lines={[
        {
          label: 'overview.work.compare.holder',
          ours: name,
          theirs: holders.join(', '),
          verdict: isOtherHolder(name, holders) ? 'different' : 'byEye',
        },
        { label: 'fields.bankAccounts.account', ours: <IbanField />, verdict: 'byEye' },
        {
          label: 'overview.work.compare.identityState',
          ours: isIdentified ? identity : <IdentityNeeded />,
          theirs: identity,
          verdict: isIdentified ? 'same' : 'different',
        },
      ]}
    />
  );
}

function IdentityNeeded() {
  return <>{useTranslate()('account.verificationStatuses.Approved')}</>;
}

function Decision() {
  const record = useRecordContext<BankAccountRecord>();
  return record ? <DecisionCard record={record} /> : null;
}

export const bankAccounts: QueueParts = {
  isWaiting: ({ state }) => state === 'pending',
  titleOf: ({ userName }, translate) => translate('overview.work.accountOf', { name: userName }),
  pathOf: ({ id }) => `/bank-account/${id}`,
  Line,
  Document,
  Facts,
  Decision,
};
