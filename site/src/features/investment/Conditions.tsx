import type { OrderRisks } from '@semilla/contract';
import { useSay } from '../../ui/words-context.tsx';

/**
 * Fees, reflection period and how to revoke, shown before the investor consents. The evidence file of the order contains the same
 * texts.
 */
export function Conditions({ risks }: { risks: OrderRisks | undefined }) {
  const say = useSay();
  if (!risks) return null;
  return (
    <section className="small" aria-label={say('project.invest.conditions')}>
      <strong>{say('project.invest.conditions')}</strong>
      <ul>
        {risks.conditions.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
