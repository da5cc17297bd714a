const dayMs = 86_400_000;

/** The same as `daysUntilStart` of the contract, without the schemas that come with it: this runs on a visitor's page. */
export function daysUntil(civilDate: string, now: Date): number {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format(now);
  return Math.max(0, Math.round((Date.parse(civilDate) - Date.parse(today)) / dayMs));
}
