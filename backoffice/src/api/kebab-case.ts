/** Converts a group name of the contract to a resource name: `projectDocuments` becomes `project-documents`. */
export const kebabCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
