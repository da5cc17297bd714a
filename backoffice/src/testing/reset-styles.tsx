import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { render } from '@testing-library/react';

function Forget() {
  const cache = useEmotionCache();
  if (cache) {
    cache.sheet.flush();
    Object.assign(cache.sheet, { container: document.head });
    Object.assign(cache, { inserted: {} });
  }
  return null;
}

/** Resets emotion's cache. Emotion inserts each style only once, but every test file has a new document. */
export function resetStyles(): void {
  render(<Forget />).unmount();
}
