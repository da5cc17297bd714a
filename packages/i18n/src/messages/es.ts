import account from './account/es.ts';
import approvals from './approvals/es.ts';
import audit from './audit/es.ts';
import auth from './auth/es.ts';
import common from './common/es.ts';
import errors from './errors/es.ts';
import fields from './fields/es.ts';
import investor from './investor/es.ts';
import misc from './misc/es.ts';
import overview from './overview/es.ts';
import payment from './payment/es.ts';
import project from './project/es.ts';
import promotion from './promotion/es.ts';
import support from './support/es.ts';
import validation from './validation/es.ts';
import wallet from './wallet/es.ts';

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
