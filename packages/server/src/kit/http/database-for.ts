import type { FastifyRequest } from 'fastify';
import type { Db } from '../database/types.ts';

/** Reads and changes have connections of their own, so that a crowd of readers keeps no change waiting. */
export function databaseFor({ method, server }: FastifyRequest): Db {
  const { db, writeDb } = server.services.database;
  return method === 'GET' ? db : writeDb;
}
