import './fact-list.css';

interface Fact {
  label: string;
  value: string;
}

/** Labelled values, one per line. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-list numbers">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
