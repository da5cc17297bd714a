export const noticeWords = ['common.actions'];
