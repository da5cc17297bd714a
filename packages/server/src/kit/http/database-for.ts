import type { Endpoint } from '@semilla/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../database/types.ts';

/** Reads, changes and money have connections of their own, so that a crowd of one kind keeps no other waiting. */
export function databaseFor({ method, server, routeOptions }: FastifyRequest): Db {
  const { db, writeDb, moneyDb } = server.services.database;
  if (method === 'GET') return db;
  return routeOptions.config.movesMoney ? moneyDb : writeDb;
}

/** The database of a call itself. Sessions are read from the primary, so that an ended one counts no longer at once. */
export function databaseForCall({ mayBeOld }: Endpoint, request: FastifyRequest): Db {
  return mayBeOld ? request.server.services.database.replicaDb() : databaseFor(request);
}
