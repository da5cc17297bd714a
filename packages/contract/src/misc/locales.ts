import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { lookUpPaging, page } from '../shared/paging.ts';
import { alpha2, locale } from '../shared/text.ts';

/** A language of the interface, with the country of its flag. */
export const localeRecord = z.object({ code: locale, countryCode: alpha2 });
export type LocaleRecord = z.output<typeof localeRecord>;

export const localeRecords: readonly LocaleRecord[] = [
  { code: 'es', countryCode: 'ES' },
  { code: 'en', countryCode: 'GB' },
];

export const localesEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/misc/locales',
    summary: 'The languages of the interface, Spanish first.',
    who: 'anyone',
    query: lookUpPaging,
    answer: page(localeRecord),
  }),
};
