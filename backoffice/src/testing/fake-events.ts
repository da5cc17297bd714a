import { vi } from 'vitest';

/** Replaces the live channel. The returned function announces a change of topics. */
export function fakeEvents(): (...topics: string[]) => void {
  const sources: EventTarget[] = [];
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      constructor() {
        super();
        sources.push(this);
      }
      close() {}
    },
  );
  return (...topics) => {
    const data = JSON.stringify({ topics });
    for (const source of sources) source.dispatchEvent(new MessageEvent('message', { data }));
  };
}
