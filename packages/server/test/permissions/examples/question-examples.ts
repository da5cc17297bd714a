import { v1 } from '@semilla/contract';
import { givenQuestion, questionText } from '../../questions.ts';
import type { Examples } from '../example.ts';
import { openProject, readyToInvest } from '../money.ts';
import { hiddenProject, unique } from '../records.ts';
import type { World } from '../world.ts';

const why = 'La ha confirmado el promotor.';
const draft = { answer: 'Sí, desde el 2 de marzo.', writtenBy: 'promoter' as const };

/** A question that waits, about a project of the manager that the site does not show. */
async function questionOf(world: World, question = questionText) {
  const asker = await world.newOwner();
  const { projectId } = await hiddenProject(world);
  const id = await givenQuestion(world.test, { projectId, askedById: asker.whole.userId, question });
  return { id, projectId, params: { projectQuestionId: id } };
}

async function draftedQuestion(world: World) {
  const { id, params } = await questionOf(world);
  const { version: seenVersion } = await world.make(v1.projectQuestions.edit, { params, body: draft });
  return { id, params, body: { seenVersion, why } };
}

const inList = {
  kind: 'list' as const,
  isHidden: true,
  given: async (world: World) => {
    const mark = unique('¿Tiene licencia?');
    const { projectId } = await questionOf(world, mark);
    return { input: { query: { projectId } }, mark };
  },
};

export const questionExamples = {
  'projectQuestions.find': inList,
  'projectQuestions.export': inList,
  'projectQuestions.findOne': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { id, params } = await questionOf(world);
      return { input: { params }, id };
    },
  },
  'projectQuestions.create': {
    kind: 'self',
    given: async (world, person) => {
      const projectId = await openProject(world);
      await readyToInvest(world, person);
      return { input: { body: { projectId, question: questionText } } };
    },
  },
  'projectQuestions.edit': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { id, params } = await questionOf(world);
      return { input: { params, body: draft }, id };
    },
  },
  'projectQuestions.publish': {
    kind: 'subject',
    isHidden: true,
    isProposed: true,
    given: async (world) => {
      const { id, params, body } = await draftedQuestion(world);
      return { input: { params, body }, id };
    },
  },
  'projectQuestions.decline': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { id, params } = await questionOf(world);
      return { input: { params, body: { declineReason: 'advice' as const, declineNote: null } }, id };
    },
  },
  'projectQuestions.add': {
    kind: 'subject',
    isHidden: true,
    isProposed: true,
    given: async (world) => {
      const { id, params, body } = await draftedQuestion(world);
      await world.make(v1.projectQuestions.publish, { params, body });
      const added = { kind: 'correction' as const, text: 'Fue el 3 de marzo.', textEn: null };
      return { input: { params, body: { ...added, writtenBy: 'promoter' as const, why } }, id };
    },
  },
} satisfies Partial<Examples>;
