const lengthMax = 80;

/**
 * Converts a name to a part of an address or the name of a file: `Edificio Lavapiés, 2.ª fase` becomes
 * `edificio-lavapies-2-fase`.
 */
export function friendlyUrlOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, lengthMax)
    .replace(/^-+|-+$/g, '');
}
