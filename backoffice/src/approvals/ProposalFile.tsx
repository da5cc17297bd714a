import Skeleton from '@mui/material/Skeleton';
import { useGetOne } from 'react-admin';
import { FileView } from '../fields/FileView.tsx';
import { PartFailure } from '../layout/PartFailure.tsx';
import type { ProposalRecord } from './proposal-record.ts';

// Its signed address expires, so it is refreshed before that.
const refreshMs = 240_000;

/** The proof or the certificate that was sent with a proposal. */
export function ProposalFile({ record: { id, file } }: { record: ProposalRecord }) {
  const options = { refetchInterval: refreshMs, retry: false, enabled: file !== null };
  const address = useGetOne('proposal-files', { id }, options);
  if (!file) return null;
  if (address.error) return <PartFailure title="approvals.openFile" of={address} />;
  if (!address.data) return <Skeleton variant="rounded" height={240} />;
  return <FileView url={address.data.url} type={file.type} name={file.name} />;
}
