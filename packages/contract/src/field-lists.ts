import * as account from './account/index.ts';
import * as approvals from './approvals/index.ts';
import * as audit from './audit/index.ts';
import * as auth from './auth/index.ts';
import * as misc from './misc/index.ts';
import * as overview from './overview/index.ts';
import * as payment from './payment/index.ts';
import * as project from './project/index.ts';
import * as promotion from './promotion/index.ts';
import type { FieldList } from './shared/field-list.ts';
import * as support from './support/index.ts';
import * as wallet from './wallet/index.ts';

const exported: Record<string, unknown> = {
  ...account,
  ...approvals,
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

function isFieldList(value: unknown): value is FieldList {
  return typeof value === 'object' && value !== null && 'resource' in value && 'fields' in value;
}

/** Every field list, for the audit trail and the checks. */
export const fieldLists: readonly FieldList[] = Object.values(exported).filter(isFieldList);

/** The fields that an audit entry can contain: for `project.edit` the fields of projects. */
export function fieldListOf(action: string): FieldList | undefined {
  const [subject = ''] = action.split('.');
  return fieldLists.find(({ acts }) => acts.includes(subject));
}
