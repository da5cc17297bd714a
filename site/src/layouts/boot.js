// Runs before the first paint. Sets the theme and whether the user is signed in, reserves space for a promotion and the first
// steps, and restores the language if its cookie was lost.
{
  const root = document.documentElement;
  let theme;
  let locale;
  let promotion;
  let firstSteps;
  try {
    theme = localStorage.getItem('theme');
    locale = localStorage.getItem('locale');
    promotion = localStorage.getItem('promotion');
    firstSteps = localStorage.getItem('first-steps');
  } catch {
    // If storage is disabled, nothing was stored.
  }
  if (promotion === 'none') root.dataset.noPromotion = '';
  if (firstSteps === 'open' || firstSteps === 'over') root.dataset.firstSteps = firstSteps;
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

  const cookies = document.cookie.split('; ');
  // Over HTTPS the cookie's name has a prefix.
  const hint = /(^|; )(__Host-)?semilla_session=1(;|$)/;
  if (hint.test(document.cookie)) {
    root.dataset.signedIn = '';
    // After logging out, Back may show a cached page of the signed-in user.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted && !hint.test(document.cookie)) location.reload();
    });
  }

  if (/^(es|en)$/.test(locale) && !cookies.some((cookie) => cookie.startsWith('locale='))) {
    document.cookie = `locale=${locale}; path=/; max-age=31536000; samesite=lax`;
    const isKept = document.cookie.includes(`locale=${locale}`);
    if (isKept && locale !== root.lang && !location.search.includes('lang=')) location.reload();
  }
}
