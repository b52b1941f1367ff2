import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { ROOT } from './workspace.mjs'

/**
 * Prints what is shipped, with version, licence and checksum, as a CycloneDX document. It is read from the lockfile:
 * `npm sbom --omit=dev` leaves out what the product and a tool both need, such as fastify.
 *
 * @typedef {{ version?: string, license?: string, integrity?: string, dev?: boolean, devOptional?: boolean, link?: boolean }} Locked
 */

/** @type {{ name: string, version: string, packages: Record<string, Locked> }} */
const { name, version, packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'))
const shipped = Object.entries(packages).filter(
  ([where, { dev, devOptional, link }]) => where.includes('node_modules/') && !dev && !devOptional && !link,
)
const components = shipped.map(([where, locked]) => componentOf(where.split('node_modules/').at(-1) ?? '', locked))
const bom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
  components,
}
process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`)

/**
 * @param {string} name
 * @param {Locked} locked
 */
function componentOf(name, { version = '', license = '', integrity = '' }) {
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: [{ expression: license }],
    hashes: integrity.split(' ').flatMap(hashOf),
  }
}

/** @param {string} checksum as the lockfile has it, e.g. `sha512-…` in Base64 */
function hashOf(checksum) {
  const [algorithm, base64 = ''] = checksum.split(/-(.*)/s)
  if (algorithm !== 'sha512') return []
  return [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }]
}
