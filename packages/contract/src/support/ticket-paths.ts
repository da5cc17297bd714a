/** The pages of a ticket for customers and for staff, linked from mails and menus. */
export const customerTicketPath = (ticketId: string) => `/user/support/${ticketId}`;
export const staffTicketPath = (ticketId: string) => `/admin/ticket/${ticketId}`;
