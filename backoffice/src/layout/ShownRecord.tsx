import { type RaRecord, ShowBase, type ShowBaseProps, useShowContext } from 'react-admin';
import { RecordFailure } from './LoadFailure.tsx';
import { RecordLoading } from './RecordLoading.tsx';

function Failure() {
  const { error, refetch } = useShowContext();
  return <RecordFailure error={error} onRetry={() => void refetch()} />;
}

/** The record of the address for those inside, or what stands where there is none yet. */
export function ShownRecord<R extends RaRecord>({ children, queryOptions }: ShowBaseProps<R>) {
  return (
    <ShowBase<R>
      loading={<RecordLoading />}
      error={<Failure />}
      queryOptions={{ onError: () => {}, ...queryOptions }}
    >
      {children}
    </ShowBase>
  );
}
