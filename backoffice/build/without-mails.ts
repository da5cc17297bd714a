/** The texts of mails in a file of messages: the block `mail` at its top level. */
const mails = /\n {2}mail: \{\n[\s\S]*?\n {2}\},/;

/** Removes texts of mails, which only the server writes, from the words of the backoffice. */
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
