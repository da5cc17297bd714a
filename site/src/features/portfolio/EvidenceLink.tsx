import { v1 } from '@semilla/contract';
import { useCallback } from 'react';
import { api } from '../../lib/api.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { EvidenceLinks } from '../investment/EvidenceLinks.tsx';
import { SheetRead } from '../investment/SheetRead.tsx';

/** Links to the evidence file of an order and to the accepted sheet. Orders from before these files existed have none. */
export function EvidenceLink({ orderId }: { orderId: string }) {
  const load = useCallback(() => api(v1.orderEvidence.findOne, { params: { orderId } }), [orderId]);
  const [loaded] = useLoaded(load);
  if (loaded.state !== 'done') return null;
  const { projectId, sheetVersion } = loaded.value;
  return (
    <>
      <EvidenceLinks orderId={orderId} hasJson />
      <SheetRead projectId={projectId} version={sheetVersion} />
    </>
  );
}
