import { useSay } from './words-context.tsx';
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

/** Why there is nothing to show, and a way to try again. */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const say = useSay();
  return (
    <div className="notice danger" role="alert">
      <p>{text}</p>
      <button className="plain-button" type="button" onClick={onRetry}>
        {say('common.actions.retry')}
      </button>
    </div>
  );
}
