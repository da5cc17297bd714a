/** `projectDocuments` as the name of a resource: `project-documents`. */
export const kebabCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
