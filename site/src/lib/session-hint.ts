/** Over HTTPS the name has the prefix that keeps other hosts from setting it. */
const secure = () => location.protocol === 'https:';
const hint = () => `${secure() ? '__Host-' : ''}semilla_session`;

/** Whether this browser may hold a session. The session itself is in a cookie that no script can read. */
export function hasSessionHint(): boolean {
  return document.cookie.split('; ').includes(`${hint()}=1`);
}

export function dropSessionHint(): void {
  document.cookie = `${hint()}=; path=/; max-age=0; samesite=lax${secure() ? '; secure' : ''}`;
  delete document.documentElement.dataset.signedIn;
}
