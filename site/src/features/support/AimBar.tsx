import { useEffect, useRef } from 'react';
import { useSay } from '../../ui/words-context.tsx';

interface Props {
  onTake: () => void;
  onCancel: () => void;
}

/** Lets the user scroll to the part of the page that the screenshot should show. */
export function AimBar({ onTake, onCancel }: Props) {
  const say = useSay();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    button.current?.focus();
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onCancel();
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [onCancel]);

  return (
    <section className="help-aim no-print" aria-label={say('support.site.screenshot.name')}>
      <p>{say('support.site.screenshot.aim')}</p>
      <button ref={button} className="button" type="button" onClick={onTake}>
        {say('support.site.screenshot.take')}
      </button>
      <button className="button quiet" type="button" onClick={onCancel}>
        {say('common.actions.cancel')}
      </button>
    </section>
  );
}
