// Runs before the first paint. Sets the theme and whether the user is signed in, and reserves space for a promotion and
// the first steps.
{
  const root = document.documentElement;
  const theme = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1];
  if (theme) root.dataset.theme = theme;

  // Other pages of the host take no part in the transitions between pages, and would report one as an error.
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    const to = activation?.entry.url;
    if (to && /^\/(?:admin|dev|v1)(?:\/|$)/.test(new URL(to).pathname)) viewTransition?.skipTransition();
  });

  // Over HTTPS the cookie's name has a prefix.
  const hint = /(?:^|; )(?:__Host-)?semilla_session=1(?:;|$)/;
  if (hint.test(document.cookie)) {
    root.dataset.signedIn = '';
    // After logging out, Back may show a cached page of the signed-in user.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted && !hint.test(document.cookie)) location.reload();
    });
    // Only signed-in users see these. Visitors do not wait for local storage, which the browser reads from the disk.
    try {
      if (localStorage.getItem('promotion') === 'none') root.dataset.noPromotion = '';
      const firstSteps = localStorage.getItem('first-steps');
      if (firstSteps === 'open' || firstSteps === 'over') root.dataset.firstSteps = firstSteps;
    } catch {
      // If storage is disabled, nothing was stored.
    }
  }
}
