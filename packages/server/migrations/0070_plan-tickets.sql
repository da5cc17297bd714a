ALTER TABLE "bulk_acts" DROP CONSTRAINT "bulk_acts_act_known";--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "priority" text DEFAULT 'normal' NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "due_on" date;--> statement-breakpoint
CREATE INDEX "tickets_priority_order" ON "tickets" USING btree ((case "priority" when 'low' then 0 when 'normal' then 1 when 'high' then 2 when 'urgent' then 3 end),"ticket_id");--> statement-breakpoint
CREATE INDEX "tickets_due_order" ON "tickets" USING btree ("due_on","ticket_id");--> statement-breakpoint
CREATE INDEX "tickets_turn_order" ON "tickets" USING btree ((case when "state_id" in ('Closed', 'Dismissed') then 4 else case "priority" when 'low' then 3 when 'normal' then 2 when 'high' then 1 when 'urgent' then 0 end end),"created_at","ticket_id");--> statement-breakpoint
CREATE INDEX "tickets_due_open" ON "tickets" USING btree ("due_on") WHERE ("tickets"."due_on" is not null and "tickets"."state_id" not in ('Closed', 'Dismissed'));--> statement-breakpoint
ALTER TABLE "bulk_acts" ADD CONSTRAINT "bulk_acts_act_known" CHECK ("bulk_acts"."act" in ('disableUsers', 'enableUsers', 'assignUsers', 'assignTickets', 'moveTickets', 'prioritizeTickets', 'sendMailsAgain'));--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_priority_known" CHECK ("tickets"."priority" in ('low', 'normal', 'high', 'urgent'));