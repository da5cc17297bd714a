ALTER TABLE "bulk_acts" DROP CONSTRAINT "bulk_acts_resource_known";--> statement-breakpoint
ALTER TABLE "bulk_acts" DROP CONSTRAINT "bulk_acts_act_known";--> statement-breakpoint
ALTER TABLE "bulk_acts" ADD CONSTRAINT "bulk_acts_resource_known" CHECK ("bulk_acts"."resource" in ('users', 'projects', 'tickets', 'undeliveredMails'));--> statement-breakpoint
ALTER TABLE "bulk_acts" ADD CONSTRAINT "bulk_acts_act_known" CHECK ("bulk_acts"."act" in ('disableUsers', 'enableUsers', 'assignUsers', 'assignProjects', 'assignTickets', 'moveTickets', 'prioritizeTickets', 'sendMailsAgain'));