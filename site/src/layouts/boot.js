// Runs before the first paint: theme, signed in or not, and a chosen language whose cookie was lost.
{
  const root = document.documentElement;
  let theme;
  let locale;
  try {
    theme = localStorage.getItem('theme');
    locale = localStorage.getItem('locale');
  } catch {
    // A browser that stores nothing has chosen nothing.
  }
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

  const cookies = document.cookie.split('; ');
  if (cookies.includes('semilla_session=1')) root.dataset.signedIn = '';

  if (/^(es|en)$/.test(locale) && !cookies.some((cookie) => cookie.startsWith('locale='))) {
    document.cookie = `locale=${locale}; path=/; max-age=31536000; samesite=lax`;
    const isKept = document.cookie.includes(`locale=${locale}`);
    if (isKept && locale !== root.lang && !location.search.includes('lang=')) location.reload();
  }
}
