/** The order that the address names. */
export const named = () => location.hash.slice(1);
