import Skeleton from '@mui/material/Skeleton';
import { v1 } from '@semilla/contract';
import { RecordContextProvider, useGetOne, useRecordContext, useTranslate } from 'react-admin';
import { DecisionCard } from '../../bank-accounts/DecisionCard.tsx';
import { IbanField } from '../../bank-accounts/IbanField.tsx';
import { type BankAccountRecord, type CustomerRecord, fullName } from '../../customers/customer-record.ts';
import { MaskedIbanField } from '../../fields/MaskedIbanField.tsx';
import { RelativeTimeField } from '../../fields/RelativeTimeField.tsx';
import { VerificationStatusField } from '../../fields/VerificationStatusField.tsx';
import { PartFailure } from '../../layout/PartFailure.tsx';
import { call } from '../../providers/session.ts';
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
          <MaskedIbanField source="account" /> · <RelativeTimeField at={record.createdAt} />
        </>
      }
    />
  );
}

function Document() {
  const record = useRecordContext<BankAccountRecord>();
  if (!record) return null;
  const params = { bankAccountId: record.bankAccountId };
  return (
    <DocumentCard>
      <DocumentOnDemand
        file={record.file}
        title="payment.backoffice.sections.certificate"
        text="overview.work.certificateHint"
        label="payment.backoffice.seeCertificate"
        findUrl={() => call(v1.bankAccounts.findCertificateUrl, { params })}
      />
    </DocumentCard>
  );
}

/** What staff compare with the certificate by eye, because it is an image: the customer's name and the number. */
function Facts() {
  const record = useRecordContext<BankAccountRecord>();
  const customer = useGetOne<CustomerRecord>(
    'users',
    { id: record?.userId ?? '' },
    { enabled: Boolean(record), retry: false },
  );
  if (customer.error) return <PartFailure title="fields.bankAccounts.userName" of={customer} />;
  if (!customer.data) return <Skeleton variant="rounded" height={280} />;
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
        { label: 'overview.work.compare.holder', ours: fullName(customer.data), verdict: 'byEye' },
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
