/** As wide as a plus, unlike the hyphen, and never taken for a line's end. */
export const minus = '\u2212';
