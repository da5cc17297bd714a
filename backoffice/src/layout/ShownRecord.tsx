import { type RaRecord, ShowBase, type ShowBaseProps, useShowContext } from 'react-admin';
import { ActivitySection } from '../audit/ActivitySection.tsx';
import { RecordFailure } from './LoadFailure.tsx';
import { RecordLoading } from './RecordLoading.tsx';

function Failure() {
  const { error, refetch } = useShowContext();
  return <RecordFailure error={error} onRetry={() => void refetch()} />;
}

interface ShownRecordProps<R extends RaRecord> extends Pick<ShowBaseProps<R>, 'children' | 'queryOptions'> {
  /** The subject type in the audit trail; shows the activity section. */
  subjectType?: string;
}

/** Loads the record of the address and provides it as context; handles loading and failure. */
export function ShownRecord<R extends RaRecord>({
  children,
  queryOptions,
  subjectType,
}: ShownRecordProps<R>) {
  return (
    <ShowBase<R>
      loading={<RecordLoading />}
      error={<Failure />}
      queryOptions={{ onError: () => {}, ...queryOptions }}
    >
      {children}
      {subjectType && <ActivitySection subjectType={subjectType} />}
    </ShowBase>
  );
}
