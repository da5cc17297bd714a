const civilPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** `2026-02-03` as `03/02/2026`, without any time zone; undefined when the calendar has no such day. */
export function civilDate(value: string): string | undefined {
  const [, year, month, day] = civilPattern.exec(value) ?? [];
  if (!year || !month || !day) return undefined;
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const exists = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= lastDay;
  return exists ? `${day}/${month}/${year}` : undefined;
}
