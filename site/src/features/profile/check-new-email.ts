import { problemsOf } from '@semilla/client';
import { v1 } from '@semilla/contract';

export const checkNewEmail = (values: { email: string }) => problemsOf(v1.emailChanges.create.body, values);
