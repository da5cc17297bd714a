import { phaseIds } from '../../src/project/phases/catalogue.ts';
import { promotionTypeIds } from '../../src/promotion/promotion-types/catalogue.ts';

/** Ids to filter by. They need not match any row. */
export interface KnownIds {
  userId: string;
  managerId: string;
  projectId: string;
  id: string;
}

const page = { skip: 0, take: 100 };
const sorted = { ...page, orderSide: 'asc' };
const days = { fromDate: '2026-01-01', toDate: '2026-12-31' };

type Lists = Record<string, Record<string, string | number | boolean>>;

/** Every list in the specification, with all its parameters. */
export const lists = (ids: KnownIds): Lists => ({
  ...listsOfPeople(ids),
  ...listsOfProjects(ids),
  ...listsOfMoney(ids),
});

function listsOfPeople({ userId, managerId }: KnownIds): Lists {
  return {
    '/v1/account/users/me': {},
    '/v1/account/users': {
      ...sorted,
      orderBy: 'createdAt',
      name: 'Ferrer',
      disabled: false,
      verificationStatus: 'Progress',
      role: 'operator',
      managerId,
      multiSearch: 'ferrer',
      hasPendingTransactions: true,
      hasPendingBankAccounts: true,
    },
    '/v1/account/user-assignment': { userId },
    '/v1/account/verifications': { take: 1, orderBy: 'updatedAt', userId },
    '/v1/account/identification-document-types': page,
    '/v1/account/account-documents': { accountId: userId },
    '/v1/auth/totps': { ...page, userId },
    '/v1/payment/bank-accounts': {
      ...sorted,
      orderBy: 'createdAt',
      alias: 'Ahorro',
      account: '1332',
      main: true,
      state: 'valid',
      userId,
    },
    '/v1/misc/countries': page,
    '/v1/misc/locales': page,
    '/v1/misc/document-types': page,
    '/v1/support/ticket-states': page,
    '/v1/support/tickets': { ...page, title: 'contrato', stateId: 'Open', userId, read: false },
  };
}

function listsOfProjects({ managerId, projectId, id }: KnownIds): Lists {
  return {
    '/v1/promotion/promotion-types': page,
    '/v1/promotion/promotions': {
      skip: 0,
      take: 10,
      orderBy: 'startsAt',
      orderSide: 'asc',
      name: 'Otoño',
      admin: true,
      promotionTypeId: promotionTypeIds.Retail,
      activePromotion: true,
    },
    '/v1/project/phases': page,
    '/v1/project/project-phases': page,
    '/v1/project/project-types': page,
    '/v1/project/projects-types': page,
    '/v1/project/projects': {
      skip: 0,
      take: 5,
      orderBy: 'createdAt',
      orderSide: 'desc',
      projectTypeId: id,
      name: 'Edificio',
      phaseId: phaseIds.Investment,
      targetProfitability: 'gte:8.00',
      minimumInvestment: 'lte:500.00',
      projectDuration: 'lt:24',
      percentageInvested: 'gt:10.00',
      url: 'edificio',
      country: 'ES',
      isFrontOffice: true,
      getTotalByPhases: true,
      managerId,
    },
    '/v1/project/project-documents': { projectId },
    '/v1/project/project-media-files': { projectId },
    '/v1/project/project-descriptions': { projectId },
    '/v1/project/templates': page,
  };
}

function listsOfMoney({ userId, projectId, id }: KnownIds): Lists {
  const investments = { ...sorted, orderBy: 'createdAt', projectId, userId };
  return {
    '/v1/project/orders': { ...investments, status: 'active', type: 'withdraw' },
    '/v1/project/fees': investments,
    '/v1/project/order-movements': { ...investments, type: 'disinvest' },
    '/v1/project/fees/summary': { groupBy: 'week', ...days, orderBy: 'amount', orderSide: 'desc' },
    '/v1/project/order-movements/summary': {
      groupBy: 'quarter',
      ...days,
      orderBy: 'period',
      orderSide: 'desc',
    },
    '/v1/wallet/wallets': { ...page, userId },
    '/v1/wallet/transactions': {
      ...page,
      walletId: id,
      transactionId: id,
      userId,
      amount: 'eq:100.00',
      type: 'income',
      issuerName: 'payment',
      ...days,
    },
  };
}
