import { missing } from '@semilla/format';

export const nothing = missing;
