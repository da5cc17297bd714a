import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { validateByContract } from './validate-by-contract.ts';

it('[P7] sends only the fields that the contract gives an answer, also inside lists', async () => {
  const app = Fastify();
  validateByContract(app);
  const person = z.object({ name: z.string() });
  const answer = z.object({ ...person.shape, friends: z.array(person) });
  const stored = { name: 'Lucía', passwordHash: 'h' };
  app.get('/', { schema: { response: { 200: answer } } }, () => ({ ...stored, friends: [stored] }));
  expect((await app.inject('/')).json()).toEqual({ name: 'Lucía', friends: [{ name: 'Lucía' }] });
  await app.close();
});
