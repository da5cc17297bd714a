import './waiting.css';

/** The shape of a form while it is not known what it will show. */
export function Waiting({ label }: { label: string }) {
  return (
    <output className="skeleton" aria-label={label}>
      <span />
      <span />
      <span />
    </output>
  );
}
