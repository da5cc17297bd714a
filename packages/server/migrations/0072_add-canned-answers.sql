CREATE TABLE "canned_answers" (
	"canned_answer_id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"text_en" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "canned_answers_title_length" CHECK (char_length("canned_answers"."title") <= 120),
	CONSTRAINT "canned_answers_text_length" CHECK (char_length("canned_answers"."text") <= 5000),
	CONSTRAINT "canned_answers_text_en_length" CHECK (char_length("canned_answers"."text_en") <= 5000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "canned_answers_title_unique" ON "canned_answers" USING btree (lower("title"));--> statement-breakpoint
CREATE INDEX "canned_answers_title_order" ON "canned_answers" USING btree ((sort_key("title") collate "C"),"canned_answer_id");