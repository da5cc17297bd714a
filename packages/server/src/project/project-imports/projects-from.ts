import { friendlyUrlOf, newProject, projectFieldList, projectImportFields } from '@semilla/contract';
import type { z } from 'zod';
import type { Caller } from '../../kit/http/caller.ts';
import type { Importing, Values } from '../../kit/import/import-rows.ts';
import type { Lookups } from '../../kit/import/read-value.ts';
import type { Services } from '../../kit/services.ts';
import { createProject } from '../projects/create-project.ts';

interface ProjectImport {
  services: Services;
  caller: Caller;
  now: Date;
  locale: 'es' | 'en';
}

const aliases = {
  projectTypeId: ['Tipo', 'Type'],
  direction: ['Dirección', 'Address'],
  promoterId: ['Promotor', 'Promoter'],
  guaranteeAgentId: ['Agente de garantías', 'Guarantee agent'],
};

/** Leaves out empty cells, so their fields get the defaults of the API. Without an address, makes one from the name. */
function bodyOf(values: Values): Values {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const { name } = values;
  return { ...(typeof name === 'string' && { url: friendlyUrlOf(name) }), ...Object.fromEntries(given) };
}

/** How rows of a file become projects in Draft. */
export function projectsFrom(
  { services, caller, now, locale }: ProjectImport,
  lookups: Lookups,
): Importing<z.output<typeof newProject>> {
  const { owners, company } = services.config;
  return {
    subjectType: 'project-import',
    fields: projectImportFields
      // A manager manages the projects that they create.
      .filter((name) => name !== 'managerId' || caller.role === 'admin')
      .map((name) => projectFieldList.fields[name]),
    aliases,
    lookups,
    unique: 'url',
    nameOf: ({ name }) => String(name ?? ''),
    bodyOf,
    schema: newProject,
    create: async (change, body) => {
      const { projectId } = await createProject(change, caller, body, { owners, company, now, locale });
      return projectId;
    },
  };
}
