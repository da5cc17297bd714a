/** The text in the language of the page: Spanish if there is no English one. */
export const textIn = <T>(locale: string, spanish: T, english: T | null | undefined): T =>
  (locale === 'en' && english) || spanish;
