import { v1 } from '@semilla/contract';

/** Audit subjects whose endpoint group has a different name. */
const exceptions: Record<string, string> = {
  account: 'sessions',
  proposal: 'approvals',
  'project-milestone': 'projectTimeline',
};

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The endpoint group for a word of the audit trail, for example `bankAccounts` for `bank-account`. */
export function topicOf(word: string): string | undefined {
  const singular = camelCase(word);
  const candidates = [`${singular}s`, singular.replace(/y$/, 'ies'), singular];
  return exceptions[word] ?? candidates.find((name) => Object.hasOwn(v1, name));
}
