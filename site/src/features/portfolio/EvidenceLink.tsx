import { v1 } from '@semilla/contract';
import { useCallback } from 'react';
import { api } from '../../lib/api.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { EvidenceLinks } from '../investment/EvidenceLinks.tsx';

/** The evidence file of an order. Orders placed before there were such files have none. */
export function EvidenceLink({ orderId }: { orderId: string }) {
  const load = useCallback(() => api(v1.orderEvidence.findOne, { params: { orderId } }), [orderId]);
  const [loaded] = useLoaded(load);
  if (loaded.state !== 'done') return null;
  return <EvidenceLinks orderId={orderId} />;
}
