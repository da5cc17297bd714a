import { v1 } from '@semilla/contract';

/** Subjects of the audit trail whose group of endpoints has another name. */
const exceptions: Record<string, string> = {
  account: 'sessions',
  proposal: 'approvals',
  'project-milestone': 'projectTimeline',
};

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The group of the contract that a word of the audit trail belongs to: `bankAccounts` for `bank-account`. */
export function topicOf(word: string): string | undefined {
  const singular = camelCase(word);
  const candidates = [`${singular}s`, singular.replace(/y$/, 'ies'), singular];
  return exceptions[word] ?? candidates.find((name) => Object.hasOwn(v1, name));
}
