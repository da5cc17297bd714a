import { useSay } from './words-context.tsx';
import './waiting.css';

interface Props {
  isFailed: boolean;
  label: string;
  failure: string;
  onRetry: () => void;
}

/** The shape of a form while it is not known what it will show, or why it will not. */
export function Waiting({ isFailed, label, failure, onRetry }: Props) {
  const say = useSay();
  if (isFailed) {
    return (
      <div className="notice danger" role="alert">
        <p>{failure}</p>
        <button className="plain-button" type="button" onClick={onRetry}>
          {say('common.actions.retry')}
        </button>
      </div>
    );
  }
  return (
    <div className="skeleton" role="status" aria-label={label}>
      <span />
      <span />
      <span />
    </div>
  );
}
