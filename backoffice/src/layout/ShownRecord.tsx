import { useIsMutating } from '@tanstack/react-query';
import { type RaRecord, ShowBase, type ShowBaseProps, useResourceContext, useShowContext } from 'react-admin';
import { ActivitySection } from '../audit/ActivitySection.tsx';
import { RecordFailure } from './LoadFailure.tsx';
import { RecordLoading } from './RecordLoading.tsx';

function Failure() {
  const { error, refetch } = useShowContext();
  return <RecordFailure error={error} onRetry={() => void refetch()} />;
}

interface ShownRecordProps<R extends RaRecord> extends Pick<ShowBaseProps<R>, 'children' | 'queryOptions'> {
  /** The subject type in the audit trail. If set, the page has an activity section. */
  subjectType?: string;
}

/** Loads the record named in the address and provides it as context. Handles loading and failure. */
export function ShownRecord<R extends RaRecord>({
  children,
  queryOptions,
  subjectType,
}: ShownRecordProps<R>) {
  const resource = useResourceContext();
  // A reload during the deletion finds nothing. The page must stay, because the delete button still has to open the list.
  const isDeleting = useIsMutating({ mutationKey: [resource, 'delete'] }) > 0;
  return (
    <ShowBase<R>
      loading={<RecordLoading />}
      error={isDeleting ? undefined : <Failure />}
      queryOptions={{ onError: () => {}, ...queryOptions }}
    >
      {children}
      {subjectType && <ActivitySection subjectType={subjectType} />}
    </ShowBase>
  );
}
