import type { Endpoint } from '@semilla/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../database/types.ts';

/** Reads and changes have connections of their own, so that a crowd of readers keeps no change waiting. */
export function databaseFor({ method, server }: FastifyRequest): Db {
  const { db, writeDb } = server.services.database;
  return method === 'GET' ? db : writeDb;
}

/** The database of a call itself. Sessions are read from the primary, so that an ended one counts no longer at once. */
export function databaseForCall({ mayBeOld }: Endpoint, request: FastifyRequest): Db {
  return mayBeOld ? request.server.services.database.replicaDb() : databaseFor(request);
}
