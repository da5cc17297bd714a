import type { Endpoint } from '@semilla/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../database/types.ts';

/** Whether a request only reads. HEAD counts too, because Fastify answers it with the handler of GET. */
export const isReading = ({ method }: Pick<FastifyRequest, 'method'>): boolean =>
  method === 'GET' || method === 'HEAD';

/** Reads, changes and money use separate connections, so many requests of one kind do not block the others. */
export function databaseFor(request: FastifyRequest): Db {
  const { server, routeOptions } = request;
  const { db, writeDb, moneyDb } = server.services.database;
  if (isReading(request)) return db;
  return routeOptions.config.movesMoney ? moneyDb : writeDb;
}

/** The database for a call's handler. Sessions are always read from the primary, so an ended session is refused at once. */
export function databaseForCall({ mayBeOld }: Endpoint, request: FastifyRequest): Db {
  return mayBeOld ? request.server.services.database.replicaDb() : databaseFor(request);
}
