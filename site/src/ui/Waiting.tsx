import './waiting.css';

/** A placeholder shown while the content loads. */
export function Waiting({ label }: { label: string }) {
  return (
    <output className="skeleton" aria-label={label}>
      <span />
      <span />
      <span />
    </output>
  );
}
