export type Locale = 'es' | 'en';
