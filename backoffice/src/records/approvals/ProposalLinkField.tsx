import { useRecordContext, useTranslate } from 'react-admin';
import type { ProposalRecord } from '../../api/record-types/proposal-record.ts';
import { PlaceLink } from '../../kit/fields/PlaceLink.tsx';
import { proposalTitle } from './proposal-title.ts';

/** The proposed act, as a link to its page. */
export function ProposalLinkField() {
  const record = useRecordContext<ProposalRecord>();
  const translate = useTranslate();
  if (!record) return null;
  return <PlaceLink to={`/approvals/${record.id}`}>{proposalTitle(record, translate).whole}</PlaceLink>;
}
