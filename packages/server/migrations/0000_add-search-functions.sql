create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists btree_gist;
--> statement-breakpoint
-- What people type to find something: small letters, no accents. Immutable, so that an index can hold it.
create function searchable(value text) returns text
  language sql immutable strict parallel safe
  return translate(lower(value), 'áàâäãåéèêëíìîïóòôöõúùûüñç', 'aaaaaaeeeeiiiiooooouuuunc');
