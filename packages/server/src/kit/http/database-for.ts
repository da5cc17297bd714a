import type { Endpoint } from '@semilla/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../database/types.ts';

/** Fastify answers HEAD with the handler of GET. */
export const isReading = ({ method }: Pick<FastifyRequest, 'method'>): boolean =>
  method === 'GET' || method === 'HEAD';

/** Reads, changes and money have connections of their own, so that a crowd of one kind keeps no other waiting. */
export function databaseFor(request: FastifyRequest): Db {
  const { server, routeOptions } = request;
  const { db, writeDb, moneyDb } = server.services.database;
  if (isReading(request)) return db;
  return routeOptions.config.movesMoney ? moneyDb : writeDb;
}

/** The database of a call itself. Sessions are read from the primary, so that an ended one counts no longer at once. */
export function databaseForCall({ mayBeOld }: Endpoint, request: FastifyRequest): Db {
  return mayBeOld ? request.server.services.database.replicaDb() : databaseFor(request);
}
