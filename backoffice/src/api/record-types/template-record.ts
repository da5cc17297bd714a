import type { Template } from '@semilla/contract';

export type TemplateRecord = Template & { id: string };
