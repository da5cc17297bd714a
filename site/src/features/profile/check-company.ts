import type { FieldProblems } from '@semilla/client';
import { fieldErrorsByPath, type InputOf, v1 } from '@semilla/contract';
import { type CompanyValues, wireBody } from './company-values.ts';

const schema = v1.companyDeclarations.create.body;

export function companyBody(values: CompanyValues): InputOf<typeof v1.companyDeclarations.create>['body'] {
  return schema.parse(wireBody(values));
}

export function companyProblems(values: CompanyValues): FieldProblems {
  const { error } = schema.safeParse(wireBody(values));
  return error ? fieldErrorsByPath(error) : {};
}
