import { useSay } from '../../ui/words-context.tsx';

interface Props {
  orderId: string;
  /** Adds the file for programs. */
  hasJson?: boolean;
}

/** Links to the evidence file of an order, as PDF for people and JSON for programs. */
export function EvidenceLinks({ orderId, hasJson = false }: Props) {
  const say = useSay();
  const path = `/v1/project/orders/${orderId}/evidence`;
  return (
    <p>
      <a href={`${path}/pdf`} download>
        {say('project.invest.evidence')}
      </a>
      {hasJson && (
        <>
          {' · '}
          <a href={path} download={`${orderId}.json`}>
            {say('project.invest.evidenceJson')}
          </a>
        </>
      )}
    </p>
  );
}
