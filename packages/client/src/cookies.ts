const yearSeconds = 31_536_000;

/** Remembers a choice for a year, readable before the first paint and by the server. */
export function keepInCookie(name: 'locale' | 'theme', value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`;
}

export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
