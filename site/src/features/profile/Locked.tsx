/**
 * A read-only value. `why` explains why it cannot be edited. Without `why`, a value next to it explains that.
 */
export function Locked({ label, value, why }: { label: string; value: string; why?: string }) {
  return (
    <dl className="locked">
      <dt className="label">{label}</dt>
      <dd className="locked-value">{value}</dd>
      {why && <dd className="small muted">{why}</dd>}
    </dl>
  );
}
