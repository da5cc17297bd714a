import account from './account/en.ts';
import approvals from './approvals/en.ts';
import audit from './audit/en.ts';
import auth from './auth/en.ts';
import common from './common/en.ts';
import errors from './errors/en.ts';
import fields from './fields/en.ts';
import investor from './investor/en.ts';
import misc from './misc/en.ts';
import overview from './overview/en.ts';
import payment from './payment/en.ts';
import project from './project/en.ts';
import promotion from './promotion/en.ts';
import support from './support/en.ts';
import validation from './validation/en.ts';
import wallet from './wallet/en.ts';

export default {
  common,
  errors,
  fields,
  validation,
  account,
  approvals,
  audit,
  auth,
  investor,
  misc,
  overview,
  payment,
  project,
  promotion,
  support,
  wallet,
};
