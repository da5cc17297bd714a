// Runs before the first paint: theme, signed in or not, and a chosen language whose cookie was lost.
(() => {
  // The page's policy forbids eval; zod would probe for it while its schemas are built.
  globalThis.__zod_globalConfig = { jitless: true };
  const root = document.documentElement;
  const stored = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  const cookies = document.cookie.split('; ');
  const theme = stored('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (cookies.includes('semilla_session=1')) root.dataset.signedIn = '';
  const locale = stored('locale');
  if ((locale !== 'es' && locale !== 'en') || cookies.some((one) => one.startsWith('locale='))) return;
  document.cookie = `locale=${locale}; path=/; max-age=31536000; samesite=lax`;
  const isKept = document.cookie.includes(`locale=${locale}`);
  if (isKept && locale !== root.lang && !location.search.includes('lang=')) location.reload();
})();
