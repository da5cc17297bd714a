import { problemsOf } from '@semilla/client';
import { v1 } from '@semilla/contract';

export const checkName = (values: { name: string }) => problemsOf(v1.passkeys.edit.body, values);
