export const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The message key of an act in the audit trail. Older acts may have no message. */
export const actKey = (action: string): string => `audit.actions.${camelCase(action)}`;

/** The message key of what an act was done to. */
export const subjectKey = (subjectType: string): string => `audit.subjects.${camelCase(subjectType)}`;
