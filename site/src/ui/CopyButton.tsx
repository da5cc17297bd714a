import { useState } from 'react';

const shownMs = 2_000;

export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  const [isDone, setDone] = useState(false);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text);
    setDone(true);
    setTimeout(() => setDone(false), shownMs);
  }

  return (
    <button className="button quiet" type="button" onClick={copy}>
      <span aria-live="polite">{isDone ? done : label}</span>
    </button>
  );
}
