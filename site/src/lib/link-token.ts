/** Takes the token of a mail's link out of the address, so that it stays in no history and no shared screen. */
export function takeLinkToken(): string {
  const token = new URLSearchParams(location.search).get('token') ?? '';
  if (token) history.replaceState(null, '', location.pathname);
  return token;
}
