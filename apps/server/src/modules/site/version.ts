import server from '../../../package.json' with { type: 'json' }

/** Of the product. */
export const VERSION = server.version
