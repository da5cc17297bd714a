ALTER TABLE "tickets" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "transaction_id" uuid;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_transaction_id_transactions_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("transaction_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tickets_project_index" ON "tickets" USING btree ("project_id") WHERE "tickets"."project_id" is not null;--> statement-breakpoint
CREATE INDEX "tickets_transaction_index" ON "tickets" USING btree ("transaction_id") WHERE "tickets"."transaction_id" is not null;--> statement-breakpoint
CREATE INDEX "tickets_order_index" ON "tickets" USING btree ("order_id") WHERE "tickets"."order_id" is not null;