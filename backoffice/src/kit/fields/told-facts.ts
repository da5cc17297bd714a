import { formatDate, formatDateTime } from '@semilla/format';

export interface ProviderFact {
  /** The path in the provider's answer, for example `person.firstName`. */
  path: string;
  value: string;
}

interface YesNo {
  yes: string;
  no: string;
}

const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

function readable(value: string | number | boolean, { yes, no }: YesNo): string {
  if (typeof value === 'boolean') return value ? yes : no;
  const text = String(value);
  if (day.test(text)) return formatDate(text);
  return moment.test(text) ? formatDateTime(text) : text;
}

/** Flattens a provider's answer to one line per value. Empty values are left out. */
export function providerFacts(data: object, words: YesNo, parent = ''): ProviderFact[] {
  return Object.entries(data).flatMap(([name, value]: [string, unknown]): ProviderFact[] => {
    const path = parent ? `${parent}.${name}` : name;
    if (value === null || value === undefined || value === '') return [];
    if (typeof value === 'object') return providerFacts(value, words, path);
    return [{ path, value: readable(value as string | number | boolean, words) }];
  });
}

/** Makes a field name readable if it has no translation: `riskScore` becomes `Risk score`. */
export function plainName(path: string): string {
  const words = path
    .split('.')
    .map((part) => part.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase())
    .join(' · ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
