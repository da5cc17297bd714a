// Goal: a proposal stores the request to carry out, without any password.
import { v1 } from '@semilla/contract';
import { endpoints } from '@semilla/contract/endpoints';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { freezeRequest, thawRequest } from './freeze-request.ts';

const totpId = '01890a5d-ac96-774b-bcce-b302099a8057';

it('[P9] does not store the password of the proposer', () => {
  const why = 'Ha perdido el teléfono.';
  const input = { params: { totpId }, query: undefined, body: { password: 'a\u0000b', why } };
  const { request } = freezeRequest(v1.totps.delete, input);
  expect(request.body).toEqual({ why });
  expect(thawRequest(v1.totps.delete, request)).toMatchObject({ params: { totpId }, body: { why } });
});

it('[P9] leaves out every password field of the acts that need a second person', () => {
  const fields = Object.values(endpoints).flatMap(({ secondPerson, body }) =>
    secondPerson && body instanceof z.ZodObject ? Object.keys(body.shape) : [],
  );
  expect(fields.filter((field) => /password|secret|token/i.test(field))).toEqual(['password']);
});
