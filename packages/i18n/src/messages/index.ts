import accountEn from './account/en.ts';
import accountEs from './account/es.ts';
import approvalsEn from './approvals/en.ts';
import approvalsEs from './approvals/es.ts';
import auditEn from './audit/en.ts';
import auditEs from './audit/es.ts';
import authEn from './auth/en.ts';
import authEs from './auth/es.ts';
import commonEn from './common/en.ts';
import commonEs from './common/es.ts';
import errorsEn from './errors/en.ts';
import errorsEs from './errors/es.ts';
import fieldsEn from './fields/en.ts';
import fieldsEs from './fields/es.ts';
import investorEn from './investor/en.ts';
import investorEs from './investor/es.ts';
import miscEn from './misc/en.ts';
import miscEs from './misc/es.ts';
import overviewEn from './overview/en.ts';
import overviewEs from './overview/es.ts';
import paymentEn from './payment/en.ts';
import paymentEs from './payment/es.ts';
import projectEn from './project/en.ts';
import projectEs from './project/es.ts';
import promotionEn from './promotion/en.ts';
import promotionEs from './promotion/es.ts';
import supportEn from './support/en.ts';
import supportEs from './support/es.ts';
import validationEn from './validation/en.ts';
import validationEs from './validation/es.ts';
import walletEn from './wallet/en.ts';
import walletEs from './wallet/es.ts';

export const messages = {
  es: {
    common: commonEs,
    errors: errorsEs,
    fields: fieldsEs,
    validation: validationEs,
    account: accountEs,
    approvals: approvalsEs,
    audit: auditEs,
    auth: authEs,
    investor: investorEs,
    misc: miscEs,
    overview: overviewEs,
    payment: paymentEs,
    project: projectEs,
    promotion: promotionEs,
    support: supportEs,
    wallet: walletEs,
  },
  en: {
    common: commonEn,
    errors: errorsEn,
    fields: fieldsEn,
    validation: validationEn,
    account: accountEn,
    approvals: approvalsEn,
    audit: auditEn,
    auth: authEn,
    investor: investorEn,
    misc: miscEn,
    overview: overviewEn,
    payment: paymentEn,
    project: projectEn,
    promotion: promotionEn,
    support: supportEn,
    wallet: walletEn,
  },
};
