import { keepInCookie } from '@semilla/client';
import { chooseLocale } from '../lib/choose-locale.ts';

function switchTheme(): void {
  const { dataset } = document.documentElement;
  const shown = dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  dataset.theme = shown === 'dark' ? 'light' : 'dark';
  keepInCookie('theme', dataset.theme);
}

/** Lets the switches of the header change the theme and the language. Without script, the language is a link. */
export function followSwitches(): void {
  document.getElementById('theme')?.addEventListener('click', switchTheme);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      void chooseLocale(link.dataset.locale ?? 'es');
    });
  }
}
