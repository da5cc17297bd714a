import { useSay } from './words-context.tsx';

interface Props {
  text: string;
  onRetry: () => void;
}

/** Why something could not be loaded or done, with a button to try again. */
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
