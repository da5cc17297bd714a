import { useListContext } from 'react-admin';
import { LoadFailure } from '../page/LoadFailure.tsx';

export function ListFailure() {
  const { error, refetch } = useListContext();
  return <LoadFailure error={error} onRetry={() => void refetch()} />;
}
