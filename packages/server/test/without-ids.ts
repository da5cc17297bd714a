/** The JSON of a value without its ids and the names made of them, in which any short number may occur by chance. */
export const jsonWithoutIds = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|#[0-9a-f]{8}/g, '');
