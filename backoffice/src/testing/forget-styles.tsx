import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { render } from '@testing-library/react';

/** Styles are written once into a document; each test file has a new one, and must find them there too. */
export function forgetStyles(): void {
  function Forget() {
    const cache = useEmotionCache();
    if (cache) {
      cache.sheet.flush();
      cache.sheet.container = document.head;
      cache.inserted = {};
    }
    return null;
  }
  render(<Forget />).unmount();
}
