/** The pages of a complaint for customers and for staff, linked from mails and menus. */
export const customerComplaintPath = (complaintId: string) => `/user/complaints/${complaintId}`;
export const staffComplaintPath = (complaintId: string) => `/admin/complaint/${complaintId}`;
export const newComplaintPath = '/complaints/new';
