export const passwordLengthMin = 8;
export const passwordSpecials = '#?!@$%^&*-';

/** One function per rule, so that a form can tick them off while the user types. */
export const passwordRules = {
  length: (value: string) => value.length >= passwordLengthMin,
  uppercase: (value: string) => /\p{Lu}/u.test(value),
  lowercase: (value: string) => /\p{Ll}/u.test(value),
  digit: (value: string) => /[0-9]/.test(value),
  special: (value: string) => /[#?!@$%^&*-]/.test(value),
} as const;
