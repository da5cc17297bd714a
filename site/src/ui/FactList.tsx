import './fact-list.css';

interface Fact {
  label: string;
  value: string;
}

/** Figures with what they are, one to a line. */
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
