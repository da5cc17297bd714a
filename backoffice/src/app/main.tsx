import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadWords } from '../api/load-words.ts';
import { chosenLocale } from '../api/locale-choice.ts';
import { App } from './App.tsx';
import { reloadOnce } from './new-version/reload-once.ts';

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
