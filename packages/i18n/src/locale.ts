/** Spanish comes first, because it is the fallback. */
export const locales = ['es', 'en'] as const;
export type Locale = (typeof locales)[number];

export const localeNames: Record<Locale, string> = { es: 'Español', en: 'English' };

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

function weightOf(parameters: string[]): number {
  const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
  return quality ? Number(quality.trim().slice(2)) || 0 : 1;
}

/** The user's choice; otherwise the supported language that the browser prefers; otherwise Spanish. */
export function detectLocale(
  chosen: string | null | undefined,
  acceptLanguage: string | null | undefined,
): Locale {
  if (isLocale(chosen)) return chosen;
  const wanted = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      return { language: tag.trim().toLowerCase().split('-')[0], weight: weightOf(parameters) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wanted.map(({ language }) => language).find(isLocale) ?? 'es';
}
