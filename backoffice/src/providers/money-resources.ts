import { v1 } from '@semilla/contract';
import type { ApiResource } from './resources.ts';

/** The resources of wallets, transactions, and the money of projects. */
export const moneyResources = {
  wallet: {
    idField: 'transactionId',
    list: v1.transactions.find,
    read: v1.transactions.findOne,
    export: v1.transactions.export,
  },
  wallets: {
    idField: 'walletId',
    list: v1.wallets.find,
    read: v1.wallets.findOne,
    export: v1.wallets.export,
  },
  'approval-rules': { idField: 'id', read: v1.transactions.findApprovalRules },
  'transaction-proofs': { idField: 'id', read: v1.transactions.findProofUrl },
  orders: { idField: 'orderId', list: v1.orders.find, export: v1.orders.export },
  'order-movements': {
    idField: 'orderMovementId',
    list: v1.orderMovements.find,
    export: v1.orderMovements.export,
  },
  'order-movement-sums': { idField: 'period', list: v1.orderMovements.summarise },
  'fee-sums': { idField: 'period', list: v1.fees.summarise },
  fees: { idField: 'feeId', list: v1.fees.find, export: v1.fees.export },
  'project-payments': {
    idField: 'projectPaymentId',
    list: v1.projectPayments.find,
    export: v1.projectPayments.export,
  },
  'project-payment-proofs': { idField: 'id', read: v1.projectPayments.findProofUrl },
  'project-deliveries': { idField: 'period', list: v1.distributions.findSchedule },
  distributions: { idField: 'distributionId', read: v1.distributions.findOne },
} satisfies Record<string, ApiResource>;
