/** How long a notice stays on the screen. */
export const snackbarMs = 5_000;
export const tourPollMs = 500;
export const tourGiveUpMs = 72_000;
/** The recommended maximum investment of a person over all platforms, as the terms say. */
export const guidanceCapCents = 1_000_000;
export const requestHistoryLength = 20;
/** Lookups load in pages of this size. */
export const lookupPageSize = 100;
export const trustedDeviceDays = 30;
/** The next three limits are per customer. */
export const pendingDepositsMax = 5;
export const pendingWithdrawalsMax = 5;
export const openTicketsMax = 20;
/** The files of one customer together. */
export const fileMegabytesMax = 200;
export const recoveryCodesCount = 10;
/** How long the temporary address of a file is valid. */
export const temporaryUrlSeconds = 300;
/** How long withdrawals are on hold after a change of the customer's access. */
export const holdHours = 72;
export const questionLengthMax = 1_000;
export const ticketAttachmentsMax = 10;
