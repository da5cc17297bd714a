import { problemsOf } from '@semilla/client';
import { v1 } from '@semilla/contract';

export const checkDevice = (values: { name: string }) => problemsOf(v1.devices.create.body, values);
