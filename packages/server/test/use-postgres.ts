// Gives each test app its own database on one PostgreSQL, as in production. Copying a database is five times faster
// than starting an embedded one.
import { inject } from 'vitest';
import { openNewPostgres } from './postgres/databases.ts';
import { useDatabases } from './test-app.ts';

useDatabases(() => openNewPostgres(inject('postgresUrl'), inject('postgresSocketFolder')));
