import { civilDate } from './civil-date.ts';

const dayFirst = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/;
const dayFirstWithoutSigns = /^(\d{2})(\d{2})(\d{4})$/;
const yearFirst = /^(\d{4})[/-](\d{2})[/-](\d{2})$/;

function dayOf(year: string, month: string, day: string): string | undefined {
  const civil = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return civilDate(civil) && civil;
}

/** The civil date of typed text such as `3/2/2026`; undefined when it is no day. Browsers that fill in write `2026-02-03`. */
export function dayFromTyped(text: string): string | undefined {
  const typed = text.trim();
  const [, day, month, year] = dayFirst.exec(typed) ?? dayFirstWithoutSigns.exec(typed) ?? [];
  if (day && month && year) return dayOf(year, month, day);
  const [, isoYear, isoMonth, isoDay] = yearFirst.exec(typed) ?? [];
  return isoYear && isoMonth && isoDay ? dayOf(isoYear, isoMonth, isoDay) : undefined;
}

const whole = /^\d{2}\/\d{2}\/\d{4}$|^\d{8}$|^\d{4}[/-]\d{2}[/-]\d{2}$/;
const awaitsSlash = /^\d{2}(?:\/\d{2})?$/;

/** What a date field holds while it is typed: the civil date once it is whole, else the text, with its slashes added. */
export function dayWhileTyping(text: string, before: string): string {
  const typed = text.replace(/[-/. ]+/g, '/');
  if (whole.test(typed)) return dayFromTyped(typed) ?? typed;
  return typed.length > before.length && awaitsSlash.test(typed) ? `${typed}/` : typed;
}

/** What a date field shows: `03/02/2026` for a civil date, unfinished text as it is. */
export function typedFromDay(value: string): string {
  return civilDate(value) ?? value;
}
