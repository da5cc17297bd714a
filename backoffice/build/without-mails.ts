/** The texts of mails, and of pages that only customers have, in a file of messages: blocks at its top level. */
const mails = /\n {2}(?:mail|inbox|mailChoice|closing|ownData): \{\n[\s\S]*?\n {2}\},/g;

/** Removes texts that the backoffice never shows from its words: those of mails, which only the server writes, and of customers' pages. */
export function withoutMails() {
  return {
    name: 'without-mails',
    enforce: 'pre' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    transform: {
      filter: { id: /packages\/i18n\/src\/messages\/(account|auth|payment|wallet)\/(es|en)\.ts/ },
      handler: (code: string) => ({ code: code.replace(mails, ''), map: null }),
    },
  };
}
