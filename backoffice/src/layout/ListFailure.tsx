import { useListContext } from 'react-admin';
import { LoadFailure } from './LoadFailure.tsx';

/** In the place of a list that could not be loaded. */
export function ListFailure() {
  const { error, refetch } = useListContext();
  return <LoadFailure error={error} onRetry={() => void refetch()} />;
}
