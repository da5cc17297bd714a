export const sessionFailureWords = ['common.sessionFailure', 'common.actions.retry'];
