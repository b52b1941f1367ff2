declare module 'sql.js/dist/sql-wasm-inline.js' {
  import type { InitSqlJsStatic } from 'sql.js'

  const init: InitSqlJsStatic
  // biome-ignore lint/style/noDefaultExport: the form that the library has
  export default init
}
