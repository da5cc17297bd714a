import { useState } from 'react';

const shownMs = 2_000;

interface Props {
  text: string;
  label: string;
  done: string;
  /** What is copied, for the accessible name. */
  about?: string;
}

export function CopyButton({ text, label, done, about }: Props) {
  const [isDone, setDone] = useState(false);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text);
    setDone(true);
    setTimeout(() => setDone(false), shownMs);
  }

  return (
    <button className="button quiet" type="button" onClick={copy}>
      <span aria-live="polite">{isDone ? done : label}</span>
      {about && <span className="visually-hidden">{about}</span>}
    </button>
  );
}
