insert into promotion_types (promotion_type_id, name) values
  ('01900000-0000-7000-8000-000000000100', 'Retail'),
  ('01900000-0000-7000-8000-000000000101', 'Manager');
--> statement-breakpoint
-- One may begin at the very moment at which another of its type ends.
alter table promotions add constraint promotions_no_overlap
  exclude using gist (promotion_type_id with =, tstzrange(starts_at, ends_at, '[)') with &&);
