/**
 * Saves the chosen language in the user's profile. The page reloads at once, and the call is completed all
 * the same; failures are ignored. Imports no schema, because every page for visitors loads it.
 */
export async function saveLanguage(locale: string): Promise<void> {
  await fetch('/v1/account/users/me', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language: locale }),
    keepalive: true,
  }).catch(() => {});
}
