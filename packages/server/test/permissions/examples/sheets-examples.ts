import { v1 } from '@semilla/contract';
import { buildSheetTexts, sheetAttested } from '@semilla/contract/testing';
import type { Examples } from '../example.ts';
import { openProject } from '../money.ts';
import { hiddenProject } from '../records.ts';
import type { World } from '../world.ts';

const why = 'Está completa.';

/** A project of the manager with a sheet that may be published. */
async function withDraft(world: World) {
  const { projectId } = await hiddenProject(world, { dateEnd: '2099-06-30' });
  const body = { texts: buildSheetTexts() };
  const { version } = await world.make(v1.sheets.edit, { params: { projectId }, body });
  return { projectId, version };
}

async function withVersion(world: World): Promise<string> {
  const { projectId, version: seenVersion } = await withDraft(world);
  const body = { seenVersion, isMaterial: false, ...sheetAttested };
  await world.make(v1.sheets.publish, { params: { projectId }, body });
  return projectId;
}

const ofVersions = {
  kind: 'subject' as const,
  isHidden: true,
  given: async (world: World) => {
    const projectId = await withVersion(world);
    return { input: { params: { projectId } }, id: projectId };
  },
};

const ofDraft = {
  kind: 'subject' as const,
  isHidden: true,
  given: async (world: World) => {
    const { projectId } = await hiddenProject(world);
    return { input: { params: { projectId } }, id: projectId };
  },
};

export const sheetsExamples = {
  'sheetVersions.find': ofVersions,
  'sheetVersions.export': ofVersions,
  'sheetVersions.findPdf': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const projectId = await withVersion(world);
      return { input: { params: { projectId, number: 1 } }, id: projectId };
    },
  },
  'sheets.findOne': ofDraft,
  'sheets.findPdf': ofDraft,
  'sheets.edit': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { projectId } = await hiddenProject(world);
      return { input: { params: { projectId }, body: { ownFunds: 100_000 } }, id: projectId };
    },
  },
  'sheets.publish': {
    kind: 'subject',
    isHidden: true,
    isProposed: true,
    given: async (world) => {
      const { projectId, version: seenVersion } = await withDraft(world);
      return {
        input: { params: { projectId }, body: { seenVersion, isMaterial: false, ...sheetAttested, why } },
        id: projectId,
      };
    },
  },
  'sheets.findSuspension': {
    kind: 'subject',
    given: async (world) => {
      const projectId = await openProject(world);
      const body = { reason: 'La deuda es mayor.', reasonEn: 'The debt is higher.' };
      await world.make(v1.sheets.suspend, { params: { projectId }, body });
      return { input: { params: { projectId } }, id: projectId };
    },
  },
  'sheets.suspend': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const projectId = await openProject(world, { private: true });
      const body = { reason: 'La deuda es mayor.', reasonEn: 'The debt is higher.' };
      return { input: { params: { projectId }, body }, id: projectId };
    },
  },
} satisfies Partial<Examples>;
