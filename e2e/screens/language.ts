export type Language = 'es' | 'en';

export const languages: Language[] = ['es', 'en'];
