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

/** Styles are written once into a document; each test file has a new one, and must find them there too. */
export function forgetStyles(): void {
  render(<Forget />).unmount();
}
