/** The minus sign is as wide as a plus and, unlike the hyphen, does not allow a line break after it. */
export const minus = '\u2212';
