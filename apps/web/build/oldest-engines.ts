/** The oldest browsers that run the app, for what the build can write in an older way. (OPS-105) */
export const OLDEST_ENGINES = ['chrome111', 'edge111', 'firefox121', 'ios16.2', 'safari16.2']
