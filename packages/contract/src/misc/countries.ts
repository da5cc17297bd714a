import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { lookUpPaging, page } from '../shared/paging.ts';
import { alpha2 } from '../shared/text.ts';

export const country = z.object({
  alpha2,
  name: z.string().meta({ example: 'España' }),
  flagUrl: z.string().meta({ example: '/v1/misc/countries/ES/flag.svg' }),
});
export type Country = z.output<typeof country>;

export const countriesEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/misc/countries',
    summary: 'All countries in the requested language, Spain first, then by name.',
    who: 'anyone',
    query: lookUpPaging,
    answer: page(country),
  }),
  findFlag: endpoint({
    method: 'GET',
    path: '/v1/misc/countries/:alpha2/flag.svg',
    summary: 'A country’s flag.',
    who: 'anyone',
    params: z.strictObject({ alpha2 }),
    answerKind: 'file',
  }),
};
