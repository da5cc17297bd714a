/** How long and how often everything is measured; smaller values give a quick, rough result. */
export const seconds = Number(process.env.BENCH_SECONDS ?? 5);
export const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

/** A PostgreSQL that loses nothing in a power failure, with room for its rows in memory. */
export const durable = ['max_connections=200', 'shared_buffers=512MB', 'max_wal_size=4GB'];
