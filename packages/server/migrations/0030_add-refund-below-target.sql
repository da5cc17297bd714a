ALTER TABLE "distributions" ALTER COLUMN "admin_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "refund_below_target" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "projects" SET "refund_below_target" = true
FROM "sheet_versions"
WHERE "sheet_versions"."project_id" = "projects"."project_id" AND "sheet_versions"."number" = "projects"."sheet_version"
  AND "sheet_versions"."content" -> 'texts' -> 'belowTarget' ->> 'es' = 'Si no se alcanza el objetivo en plazo, se cancelan todas las inversiones y se devuelve todo el dinero a los monederos, sin coste.';
