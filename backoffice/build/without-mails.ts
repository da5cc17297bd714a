/** The texts of mails and of the inbox in a file of messages: the blocks `mail` and `inbox` at its top level. */
const mails = /\n {2}(?:mail|inbox): \{\n[\s\S]*?\n {2}\},/g;

/** Removes the texts of mails, which only the server writes, and of the inbox, which only customers have, from the words of the backoffice. */
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
