import { useSay } from '../../ui/words-context.tsx';

/** Links to the evidence file of an order, as PDF for people and JSON for programs. */
export function EvidenceLinks({ orderId }: { orderId: string }) {
  const say = useSay();
  const path = `/v1/project/orders/${orderId}/evidence`;
  return (
    <p>
      <a href={`${path}/pdf`} download>
        {say('project.invest.evidence')}
      </a>
      {' · '}
      <a href={path} download={`${orderId}.json`}>
        {say('project.invest.evidenceJson')}
      </a>
    </p>
  );
}
