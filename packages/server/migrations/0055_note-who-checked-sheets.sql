ALTER TABLE "sheet_versions" ADD COLUMN "drawn_up_by" text;--> statement-breakpoint
ALTER TABLE "sheet_versions" ADD COLUMN "attestation_version" text;--> statement-breakpoint
ALTER TABLE "sheet_versions" ADD CONSTRAINT "sheet_versions_drawn_up_by_length" CHECK (char_length("sheet_versions"."drawn_up_by") <= 120);--> statement-breakpoint
ALTER TABLE "sheet_versions" ADD CONSTRAINT "sheet_versions_attested" CHECK (("sheet_versions"."drawn_up_by" is null) = ("sheet_versions"."attestation_version" is null));