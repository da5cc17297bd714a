// Gives each test app a database on the PostgreSQL of the run, as in production; it is copied five times faster than an embedded one.
import { inject } from 'vitest';
import { openNewPostgres } from './postgres/databases.ts';
import { useDatabases } from './test-app.ts';

useDatabases(() => openNewPostgres(inject('postgresUrl')));
