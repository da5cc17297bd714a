const lengthMax = 80;

/** Converts a project name to an address: `Edificio Lavapiés, 2.ª fase` becomes `edificio-lavapies-2-fase`. */
export function friendlyUrlOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, lengthMax)
    .replace(/^-+|-+$/g, '');
}
