const name = 'reloaded-at';
const againAfterMs = 60_000;

/** A part of the page that cannot be loaded is, as a rule, of a version that the server has no more. */
export function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(name) ?? 0);
  if (Date.now() - last < againAfterMs) return;
  sessionStorage.setItem(name, String(Date.now()));
  window.location.reload();
}
