import { useRecordContext, useTranslate } from 'react-admin';
import { PlaceLink } from '../fields/PlaceLink.tsx';
import type { ProposalRecord } from './proposal-record.ts';

/** The proposed act, as a link to its page. */
export function ProposalLinkField() {
  const record = useRecordContext<ProposalRecord>();
  const translate = useTranslate();
  if (!record) return null;
  return <PlaceLink to={`/approvals/${record.id}`}>{translate(`approvals.acts.${record.act}`)}</PlaceLink>;
}
