import product from '../../../../../package.json' with { type: 'json' }

/** Of the product: `/api/config`, `build_info`, `admin --version` and CHANGELOG name this one. (OPS-111) */
export const VERSION = product.version
