import { vi } from 'vitest';

/** Gives jsdom the ResizeObserver that it lacks. */
export function stubResizeObserver(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
}
