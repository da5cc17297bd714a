CREATE TABLE "book_accounts" (
	"kind" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "book_accounts_kind_known" CHECK ("book_accounts"."kind" in ('bank', 'wallet', 'held', 'deposits', 'escrow', 'returns', 'tax', 'fees')),
	CONSTRAINT "book_accounts_code_form" CHECK ("book_accounts"."code" ~ '^[0-9]{3,12}$'),
	CONSTRAINT "book_accounts_name_length" CHECK (char_length("book_accounts"."name") <= 80)
);

--> statement-breakpoint
-- The Spanish chart of accounts (PGC), as a proposal that the company's accountant confirms or edits.
insert into book_accounts (kind, code, name) values
  ('bank', '572', 'Bancos e instituciones de crédito c/c vista, euros'),
  ('wallet', '5550', 'Clientes: saldo disponible en monederos'),
  ('held', '5551', 'Clientes: retiradas pendientes de pago'),
  ('deposits', '5552', 'Clientes: reservas de preinversión'),
  ('escrow', '5553', 'Inversores: fondos pendientes de entregar a promotores'),
  ('returns', '5554', 'Promotores: devoluciones pendientes de repartir'),
  ('tax', '4751', 'Hacienda Pública, acreedora por retenciones practicadas'),
  ('fees', '705', 'Prestaciones de servicios');
