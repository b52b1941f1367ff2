import { readFileSync } from 'node:fs'
import path from 'node:path'
import { REPOSITORY } from '../../bench/support/folders.ts'

/** Of one example of `deploy/`, how it is made to listen on this machine without TLS, and run. */
interface ProxyExample {
  readonly program: string
  readonly args: (file: string, folder: string) => readonly string[]
  readonly configuration: (port: number, ports: readonly number[], folder: string) => string
}

export const PROXY_EXAMPLES: Readonly<Record<'nginx' | 'haproxy' | 'caddy', ProxyExample>> = {
  nginx: {
    program: 'nginx',
    args: (file, folder) => ['-p', folder, '-e', 'stderr', '-g', 'daemon off;', '-c', file],
    configuration: (port, ports, folder) => {
      const [site = ''] = example('nginx.conf').split(/\n(?=server \{\n {2}listen 80;)/)
      const here = site
        .replaceAll(/^ {2}server 127.*$/gm, '')
        .replace(
          '  keepalive 32;',
          `${ports.map((one) => `  server 127.0.0.1:${one} max_fails=0;`).join('\n')}\n  keepalive 32;`,
        )
        .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
        .replaceAll(/^ {2}(listen \[|ssl_|server_name).*$/gm, '')
        .replace('/var/log/nginx/ephemeris.log', `${folder}/access.log`)
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (one) => `${one}_temp_path ${folder}/${one};`,
      )
      return `pid ${folder}/nginx.pid;\nevents {}\nhttp {\n${paths.join('\n')}\n${here}\n}\n`
    },
  },
  haproxy: {
    program: 'haproxy',
    args: (file) => ['-db', '-q', '-f', file],
    configuration: (port, ports) =>
      example('haproxy.cfg')
        .replace(/ {2}bind :443.*\n {2}bind :80\n {2}http-request redirect.*\n/, `  bind 127.0.0.1:${port}\n`)
        .replaceAll(/^ {2}server .*$/gm, '')
        .concat(ports.map((one) => `  server p${one} 127.0.0.1:${one}\n`).join('')),
  },
  caddy: {
    program: 'caddy',
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
    configuration: (port, ports) =>
      `{\n\tadmin off\n}\n${example('Caddyfile')
        .replace('ephemeris.example {', `http://:${port} {`)
        .replace(/127\.0\.0\.1:3000 127\.0\.0\.1:3001/, ports.map((one) => `127.0.0.1:${one}`).join(' '))}`,
  },
}

function example(name: string): string {
  return readFileSync(path.join(REPOSITORY, 'deploy', name), 'utf8')
}
