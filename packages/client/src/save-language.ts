/**
 * Writes the chosen language to the profile of the signed-in user. The call outlives the page, which reloads at once, and
 * failures are ignored. It knows no schema, because every page of a visitor loads it.
 */
export async function saveLanguage(locale: string): Promise<void> {
  await fetch('/v1/account/users/me', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language: locale }),
    keepalive: true,
  }).catch(() => {});
}
