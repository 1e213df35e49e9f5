/** What another program needs to start a server, or a part of it. */
export { answerPages } from './http/drawn-pages.ts';
export { closeServer, listen } from './http/http-server.ts';
export { isOwnName } from './http/request-origin.ts';
export { securityHeaders } from './http/security-headers.ts';
export { type Site, loadSite } from './http/site-files.ts';
export { createStaticHandler } from './http/static-files.ts';
