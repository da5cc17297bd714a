import { expect, it, vi } from 'vitest';

it('[P4] starts in the language whose texts are loaded if another tab has chosen another one meanwhile', async () => {
  vi.resetModules();
  const { loadWords } = await import('./load-words.ts');
  const { createI18nProvider } = await import('./i18n-provider.ts');
  await loadWords('es');
  localStorage.setItem('locale', 'en');
  const provider = createI18nProvider();
  expect(provider.getLocale()).toBe('es');
  expect(provider.translate('ra.action.save')).toBe('Guardar');
  await provider.changeLocale('en');
  expect(provider.translate('ra.action.save')).toBe('Save');
  vi.resetModules();
});
