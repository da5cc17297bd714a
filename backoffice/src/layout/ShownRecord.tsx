import { type RaRecord, ShowBase, type ShowBaseProps, useShowContext } from 'react-admin';
import { ActivitySection } from '../audit/ActivitySection.tsx';
import { RecordFailure } from './LoadFailure.tsx';
import { RecordLoading } from './RecordLoading.tsx';

function Failure() {
  const { error, refetch } = useShowContext();
  return <RecordFailure error={error} onRetry={() => void refetch()} />;
}

interface ShownRecordProps<R extends RaRecord> extends Pick<ShowBaseProps<R>, 'children' | 'queryOptions'> {
  /** What the audit trail calls it, where its page has no other place for what was done to it. */
  subjectType?: string;
}

/** The record of the address for those inside, or what stands where there is none yet. */
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
