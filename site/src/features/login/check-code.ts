import { problemsOf } from '@semilla/client';
import { v1 } from '@semilla/contract';

export const checkCode = (values: { code: string }) => problemsOf(v1.totps.confirm.body, values);
