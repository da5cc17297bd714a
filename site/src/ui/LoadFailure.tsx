import { useSay } from './words-context.tsx';

interface Props {
  text: string;
  onRetry: () => void;
}

/** Shows why loading or an action failed, with a retry button. */
export function LoadFailure({ text, onRetry }: Props) {
  const say = useSay();
  return (
    <div className="notice danger load-failure" role="alert">
      <p>{text}</p>
      <button className="plain-button" type="button" onClick={onRetry}>
        {say('common.actions.retry')}
      </button>
    </div>
  );
}
