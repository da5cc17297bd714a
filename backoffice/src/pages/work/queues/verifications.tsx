import { Box, Skeleton } from '@mui/material';
import { useGetOne, useRecordContext, useTranslate } from 'react-admin';
import type { CustomerRecord, VerificationRecord } from '../../../api/record-types/customer-record.ts';
import { RelativeTimeField } from '../../../kit/fields/RelativeTimeField.tsx';
import { PartFailure } from '../../../kit/page/PartFailure.tsx';
import { DecisionCard } from '../../../records/verifications/DecisionCard.tsx';
import { useAttempts } from '../../../records/verifications/use-attempts.ts';
import { ComparedLines } from '../compare/ComparedLines.tsx';
import { DocumentCard, NoDocument, StoredDocuments } from '../document/DocumentCard.tsx';
import { TwoLines } from '../TwoLines.tsx';
import type { QueueParts } from '../work-queue.ts';
import { useIdentityLines } from './use-identity-lines.ts';

/** The face beside the document, so that they are compared at a glance. */
const sideBySide = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};

const words = 'account.backoffice.verifications';

function Line() {
  const record = useRecordContext<VerificationRecord>();
  const translate = useTranslate();
  if (!record) return null;
  const { userName, attempt, updatedAt } = record;
  return (
    <TwoLines
      title={userName}
      detail={
        <>
          {translate('overview.home.attempt', { attempt })} · <RelativeTimeField at={updatedAt} />
        </>
      }
    />
  );
}

function Document() {
  const media = useRecordContext<VerificationRecord>()?.media ?? [];
  const translate = useTranslate();
  const documentsOf = (isFace: boolean) =>
    media
      .filter(({ kind }) => (kind === 'face') === isFace)
      .map(({ mediaId, kind, type, viewUrl }) => ({
        key: mediaId,
        name: translate(`${words}.mediaKinds.${kind}`),
        type,
        url: viewUrl,
      }));
  return (
    <DocumentCard>
      {media.length ? (
        <Box sx={sideBySide}>
          <StoredDocuments documents={documentsOf(true)} isNamed />
          <StoredDocuments documents={documentsOf(false)} isNamed />
        </Box>
      ) : (
        <NoDocument title={`${words}.sections.pictures`} text={`${words}.noPictures`} />
      )}
    </DocumentCard>
  );
}

function Compared({ record, customer }: { record: VerificationRecord; customer: CustomerRecord }) {
  const lines = useIdentityLines(record, customer);
  return (
    <ComparedLines
      title="overview.work.compare.identity"
      sources={['overview.work.sources.customer', 'overview.work.sources.document']}
      lines={lines}
    />
  );
}

function Facts() {
  const record = useRecordContext<VerificationRecord>();
  const customer = useGetOne<CustomerRecord>(
    'customer',
    { id: record?.userId ?? '' },
    { enabled: Boolean(record), retry: false },
  );
  if (!record) return null;
  if (customer.error) return <PartFailure title={`${words}.sections.customer`} of={customer} />;
  if (!customer.data) return <Skeleton variant="rounded" height={280} />;
  return <Compared record={record} customer={customer.data} />;
}

function Decision() {
  const record = useRecordContext<VerificationRecord>();
  const attempts = useAttempts(record?.userId);
  if (attempts.error) return <PartFailure title={`${words}.sections.history`} of={attempts} />;
  if (!record || !attempts.latest) return <Skeleton variant="rounded" height={280} />;
  return <DecisionCard record={record} latest={attempts.latest} />;
}

export const verifications: QueueParts = {
  isWaiting: ({ status }) => status === 'Completed',
  titleOf: ({ userName }, translate) => translate(`${words}.of`, { name: userName }),
  pathOf: ({ id }) => `/verification/${id}`,
  Line,
  Document,
  Facts,
  Decision,
};
