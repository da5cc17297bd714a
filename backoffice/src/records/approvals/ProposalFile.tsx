import { v1 } from '@semilla/contract';
import type { ProposalRecord } from '../../api/record-types/proposal-record.ts';
import { call } from '../../api/session.ts';
import { FileOnDemand } from '../../kit/fields/FileOnDemand.tsx';

/** The proof or certificate attached to a proposal. */
export function ProposalFile({ record: { proposalId, file } }: { record: ProposalRecord }) {
  if (!file) return null;
  return (
    <FileOnDemand
      file={file}
      label="approvals.openFile"
      findUrl={() => call(v1.approvals.findFileUrl, { params: { proposalId } })}
    />
  );
}
