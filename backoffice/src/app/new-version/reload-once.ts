const name = 'reloaded-at';
const againAfterMs = 60_000;

/** Reloads when a chunk cannot be loaded, usually because a deployment replaced it; at most once a minute. */
export function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(name) ?? 0);
  if (Date.now() - last < againAfterMs) return;
  sessionStorage.setItem(name, String(Date.now()));
  window.location.reload();
}
