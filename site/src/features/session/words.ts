export const accountBarWords = ['common.userMenu', 'wallet.button'];
export const sessionFailureWords = ['common.sessionFailure', 'common.actions.retry'];
