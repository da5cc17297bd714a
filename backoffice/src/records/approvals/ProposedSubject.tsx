import { Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, ResourceContextProvider, useGetOne } from 'react-admin';
import { PartFailure } from '../../kit/page/PartFailure.tsx';

interface ProposedSubjectProps<R extends RaRecord> {
  resource: string;
  id: string;
  /** The heading of the failure if the record cannot be read. */
  title: string;
  children: (record: R) => ReactNode;
}

/** Shows the record that a proposal is about. */
export function ProposedSubject<R extends RaRecord>({
  resource,
  id,
  title,
  children,
}: ProposedSubjectProps<R>) {
  const subject = useGetOne<R>(resource, { id }, { retry: false });
  if (subject.error) return <PartFailure title={title} of={subject} />;
  if (!subject.data) return <Skeleton variant="rounded" height={200} />;
  return (
    <ResourceContextProvider value={resource}>
      <RecordContextProvider value={subject.data}>{children(subject.data)}</RecordContextProvider>
    </ResourceContextProvider>
  );
}
