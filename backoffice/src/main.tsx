import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { reloadOnce } from './layout/new-version/reload-once.ts';
import { loadWords } from './providers/load-words.ts';
import { chosenLocale } from './providers/locale-choice.ts';

window.addEventListener('vite:preloadError', reloadOnce);

const root = document.getElementById('root');
if (root) {
  void loadWords(chosenLocale()).then(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}
