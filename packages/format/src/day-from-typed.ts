import { civilDate } from './civil-date.ts';

const dayFirst = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/;
const dayFirstWithoutSigns = /^(\d{2})(\d{2})(\d{4})$/;
const yearFirst = /^(\d{4})[/-](\d{2})[/-](\d{2})$/;

function dayOf(year: string, month: string, day: string): string | undefined {
  const civil = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return civilDate(civil) && civil;
}

/**
 * Parses typed text such as `3/2/2026` as a civil date; undefined if it is not a date. Browsers that fill in
 * forms write `2026-02-03`.
 */
export function dayFromTyped(text: string): string | undefined {
  const typed = text.trim();
  const [, day, month, year] = dayFirst.exec(typed) ?? dayFirstWithoutSigns.exec(typed) ?? [];
  if (day && month && year) return dayOf(year, month, day);
  const [, isoYear, isoMonth, isoDay] = yearFirst.exec(typed) ?? [];
  return isoYear && isoMonth && isoDay ? dayOf(isoYear, isoMonth, isoDay) : undefined;
}

const whole = /^\d{2}\/\d{2}\/\d{4}$|^\d{8}$|^\d{4}[/-]\d{2}[/-]\d{2}$/;
const awaitsSlash = /^\d{2}(?:\/\d{2})?$/;

/** The value of a date field during typing: the civil date when complete, otherwise the text with slashes added. */
export function dayWhileTyping(text: string, before: string): string {
  const typed = text.replace(/[-/. ]+/g, '/');
  if (whole.test(typed)) return dayFromTyped(typed) ?? typed;
  return typed.length > before.length && awaitsSlash.test(typed) ? `${typed}/` : typed;
}

/** The text of a date field: `03/02/2026` for a civil date; incomplete text stays unchanged. */
export function typedFromDay(value: string): string {
  return civilDate(value) ?? value;
}
