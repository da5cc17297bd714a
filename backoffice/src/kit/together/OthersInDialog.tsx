import type { ClaimedResource } from '@semilla/contract';
import type { Identifier } from 'react-admin';
import { apiNameOf } from '../../api/resources.ts';
import { useMay } from '../../api/use-may.ts';
import { OthersNotice } from './OthersNotice.tsx';
import { isClaimed, useClaim, useOthers } from './use-claims.ts';

function Others({ resource, recordId }: { resource: ClaimedResource; recordId: string }) {
  useClaim(resource, recordId);
  return <OthersNotice others={useOthers(resource, recordId)} />;
}

/** Claims the record that a dialog edits, and tells who else is editing it. Nothing for records that nobody claims. */
export default function OthersInDialog({ resource, id }: { resource: string; id: Identifier }) {
  const claimed = apiNameOf(resource);
  const mayEdit = useMay(resource, 'edit');
  return mayEdit && isClaimed(claimed) ? <Others resource={claimed} recordId={String(id)} /> : null;
}
