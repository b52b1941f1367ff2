import { variables } from '#server/env/env-variables'

/** The text of `.env.example`: every variable, switched off, with its meaning and its default. (OPS-5) */
export function renderEnvExample(): string {
  const entries = Object.entries(variables.shape).map(([name, schema]) => {
    const written = 'defaultValue' in schema.def ? schema.def.defaultValue : undefined
    const initial = typeof written === 'string' ? written : schema.safeParse(undefined).data
    const shown = typeof initial === 'string' || typeof initial === 'number' ? initial : initial === false ? 0 : ''
    return `# ${schema.description}\n#${name}=${shown}\n`
  })
  return ['# Copy to .env and uncomment what you need. Values in the environment come first.\n', ...entries].join('\n')
}
