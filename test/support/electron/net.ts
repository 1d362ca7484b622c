import { EventEmitter } from 'node:events';
import { request as httpRequest, type ClientRequest, type RequestOptions } from 'node:http';
import { needsReady } from './lifecycle.ts';
import { face } from './strict.ts';

/**
 * The module `net`, over Node's own, for electron-updater only: its calls are not checked against the types, since the product
 * makes none. It reaches this computer only.
 */
export const net = {
  request: (options: RequestOptions & { readonly session?: unknown; readonly redirect?: string }): ClientRequest => {
    needsReady('net.request');
    const { session: _session, redirect: _redirect, ...rest } = options;
    const { protocol, hostname } = rest;
    if (protocol !== 'http:' || hostname !== '127.0.0.1') throw new Error(`net.request to ${protocol}//${hostname}`);
    return httpRequest({ ...rest, agent: false });
  },
};

/** The built-in updater, which electron-updater replaces: it only passes on that the app quits for an update. */
export const autoUpdater = face('AutoUpdater', new EventEmitter());
