import { z } from 'zod';
import * as account from '../account/index.ts';
import { objection } from '../approvals/objections.ts';
import * as audit from '../audit/index.ts';
import * as auth from '../auth/index.ts';
import * as misc from '../misc/index.ts';
import * as overview from '../overview/index.ts';
import * as payment from '../payment/index.ts';
import * as project from '../project/index.ts';
import * as promotion from '../promotion/index.ts';
import { storedFile, temporaryUrl } from '../shared/files.ts';
import { hold } from '../shared/hold.ts';
import { proposal, proposalEffect } from '../shared/proposal.ts';
import * as support from '../support/index.ts';
import * as wallet from '../wallet/index.ts';

const exported: Record<string, unknown> = {
  hold,
  objection,
  proposal,
  proposalEffect,
  storedFile,
  temporaryUrl,
  ...account,
  ...audit,
  ...auth,
  ...misc,
  ...overview,
  ...payment,
  ...project,
  ...promotion,
  ...support,
  ...wallet,
};

const isNamed = (value: unknown): value is z.ZodType =>
  value instanceof z.ZodObject || value instanceof z.ZodDiscriminatedUnion;

export const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The names of the records and bodies in the API's description: `Project` for the export `project`. */
export const componentNames: ReadonlyMap<z.ZodType, string> = new Map(
  Object.entries(exported).flatMap(([name, value]) => (isNamed(value) ? [[value, capitalised(name)]] : [])),
);
